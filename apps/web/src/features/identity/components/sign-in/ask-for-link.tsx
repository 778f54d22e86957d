import { m } from "#messages";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { toastFailure } from "../../model/failure.ts";
import { useResendVerification } from "../../identity.mutations.ts";
import { AuthForm } from "./auth-form.tsx";
import { EmailField } from "../email-field.tsx";

const loadSchema = async () => (await import("@kerkis/contract/identity/identity.schema.ts")).emailInput;

/** Asks for a new verification link, for whom the old one does not serve. */
export function AskForLink() {
  const form = useContractForm(loadSchema, {});
  const resend = useResendVerification();
  const submit = form.handleSubmit(({ email }) =>
    resend.mutate(email, {
      onError: (error) => {
        if (!applyServerErrors(form, error)) toastFailure(m.identity_resend_failed(), error);
      },
    }),
  );
  return (
    <section className="grid gap-4 border-t border-border pt-6">
      <h2 className="text-lg font-semibold">{m.identity_ask_link_title()}</h2>
      {resend.isSuccess && (
        <Alert tone="success" live>
          {m.identity_resent()}
        </Alert>
      )}
      <AuthForm onSubmit={submit} submitLabel={m.identity_resend()} pending={resend.isPending}>
        <EmailField error={form.formState.errors.email?.message} registration={form.register("email")} />
      </AuthForm>
    </section>
  );
}
