import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { useConfirmEmail } from "../../account/account.mutations.ts";
import { isRefused } from "../../model/failure.ts";

// The server takes no token outside these lengths; such a link was cut on its way.
const isWhole = (token: string): boolean => token.length >= 16 && token.length <= 512;

/** Uses the link that was sent to a new address, at a click; works in any browser, signed in or not. */
export function EmailConfirmation({ token }: { token: string }) {
  const confirm = useConfirmEmail();
  const { isSuccess, isPending, error } = confirm;
  if (isSuccess) {
    return (
      <Alert tone="success" live className="mt-6">
        {m.account_confirm_done()}
      </Alert>
    );
  }
  const isInvalid = !isWhole(token) || (isRefused(error) && errorCode(error) !== "request.rate_limited");
  const text = error === null ? m.account_confirm_ask() : errorText(error);
  return (
    <Alert
      tone={isInvalid ? "danger" : error === null ? "info" : "warning"}
      live={error !== null}
      className="mt-6"
      title={m.account_confirm_title()}
      action={
        !isInvalid && (
          <Button size="sm" pending={isPending} onClick={() => confirm.mutate(token)}>
            {m.account_confirm_button()}
          </Button>
        )
      }
    >
      {isInvalid ? m.account_confirm_invalid() : text}
    </Alert>
  );
}
