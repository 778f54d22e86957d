import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useConfirmInvestor } from "../investors.mutations.ts";

/** One press that says that what changed of an investor is right, and what comes of it. */
export function useConfirm() {
  const { mutate, isPending } = useConfirmInvestor();
  const confirm = (asked: { id: string; version: number }) =>
    mutate(asked, {
      onSuccess: () => toast.success(m.investors_confirmed()),
      onError: (error) => toast.error(m.investors_confirm_failed(), { description: errorText(error) }),
    });
  return { confirm, isPending };
}
