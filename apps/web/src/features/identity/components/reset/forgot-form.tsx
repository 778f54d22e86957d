import { m } from "#messages";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { toastFailure } from "../../model/failure.ts";
import { useForgotPassword } from "../../identity.mutations.ts";
import { EmailField } from "../email-field.tsx";
import { AuthForm } from "../sign-in/auth-form.tsx";

const loadSchema = async () => (await import("@kerkis/contract/identity/identity.schema.ts")).emailInput;

/** Asks for the mail that sets a new password; the answer never tells whether the account exists. */
export function ForgotForm() {
  const form = useContractForm(loadSchema, {});
  const forgot = useForgotPassword();
  const { demo } = useSession();
  const submit = form.handleSubmit((values) =>
    forgot.mutate(values, {
      onError: (error) => {
        if (!applyServerErrors(form, error)) toastFailure(m.identity_forgot_failed(), error);
      },
    }),
  );
  return (
    <>
      {forgot.isSuccess && (
        <Alert tone="success" title={m.identity_forgot_sent_title()} live>
          <p className="break-words">{m.identity_forgot_sent_text({ email: forgot.variables.email })}</p>
          {demo && <p className="mt-2 text-sm">{m.identity_pending_demo()}</p>}
        </Alert>
      )}
      <AuthForm
        onSubmit={submit}
        submitLabel={forgot.isSuccess ? m.identity_forgot_again() : m.identity_forgot_submit()}
        pending={forgot.isPending}
      >
        <EmailField error={form.formState.errors.email?.message} registration={form.register("email")} />
      </AuthForm>
    </>
  );
}
