import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useCancelDeletion } from "../../account/account.mutations.ts";
import { toastFailure } from "../../model/failure.ts";

/** Keeps the account after all. */
export function CancelDeletion() {
  const cancel = useCancelDeletion();
  return (
    <Button
      variant="outline"
      size="sm"
      pending={cancel.isPending}
      onClick={() =>
        cancel.mutate(undefined, {
          onSuccess: () => toast.success(m.account_delete_cancelled()),
          onError: (error) => toastFailure(m.account_failed(), error),
        })
      }
    >
      {m.account_delete_cancel()}
    </Button>
  );
}
