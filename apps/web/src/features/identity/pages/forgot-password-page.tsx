import { emailInput } from "@kerkis/contract/identity/identity.schema.ts";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { m } from "#messages";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { AuthForm } from "../components/sign-in/auth-form.tsx";
import { AuthFrame } from "../components/sign-in/auth-frame.tsx";
import { EmailField } from "../components/email-field.tsx";
import { toastFailure } from "../model/failure.ts";
import { useForgotPassword } from "../identity.mutations.ts";

/** /forgot-password: the answer never tells whether the account exists (completions 1). */
export function ForgotPasswordPage() {
  const form = useContractForm(emailInput, {});
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
    <AuthFrame title={m.identity_forgot_title()} lead={m.identity_forgot_lead()} stage={m.identity_forgot_stage()}>
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
      <Link to="/signin" className={linkStyles({ kind: "standalone", className: "justify-self-start" })}>
        <ArrowLeft />
        {m.identity_back_to_sign_in()}
      </Link>
    </AuthFrame>
  );
}
