import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { useDraftStorage } from "#shared/forms/draft-storage.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { PasswordInput } from "#shared/ui/forms/password-input.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { minutesToWait, toastFailure } from "../../model/failure.ts";
import { rememberPendingVerification, usePendingVerification } from "../../model/pending-verification.ts";
import { useSignIn } from "../../identity.mutations.ts";
import { AuthForm } from "./auth-form.tsx";
import { EmailField } from "../email-field.tsx";
import { ResendVerification } from "../sign-up/resend-verification.tsx";

const loadSchema = async () => (await import("@kerkis/contract/identity/identity.schema.ts")).signInInput;

interface SignInFormProps {
  next: string | undefined;
  /** The password was right, and the account asks for a code too. */
  onSecondFactor: (token: string) => void;
}

/** E-mail and password (specification 2.8 and 5). Fields start without values, so that what a browser filled in stays. */
export function SignInForm({ next, onSecondFactor }: SignInFormProps) {
  const form = useContractForm(loadSchema, {});
  const draft = useDraftStorage(form, "signin");
  const signIn = useSignIn(next);
  const { demo } = useSession();
  const waiting = usePendingVerification();
  const [wasRefused, setRefused] = useState(false);
  const { errors } = form.formState;
  const fillIn = useEffectEvent((email: string | null) => {
    if (email !== null && !form.getValues("email")) form.setValue("email", email);
  });
  useEffect(() => fillIn(waiting), [waiting]);

  function explain(error: unknown, email: string) {
    const code = errorCode(error);
    setRefused(code === "auth.email_unverified");
    if (code === "auth.email_unverified") rememberPendingVerification(email);
    toastFailure(m.identity_sign_in_failed(), error);
    if (code === "auth.invalid_credentials") {
      form.setError("password", { type: "invalid", message: errorText(error) }, { shouldFocus: true });
    } else applyServerErrors(form, error);
  }
  const submit = form.handleSubmit((values) =>
    signIn.mutate(values, {
      onSuccess: (result) => {
        if ("second_factor" in result) onSecondFactor(result.second_factor.token);
        else draft.clear();
      },
      onError: (error) => explain(error, values.email),
    }),
  );

  return (
    <AuthForm onSubmit={submit} submitLabel={m.identity_sign_in()} pending={signIn.isPending}>
      {waiting !== null && (
        <ResendVerification
          key={String(wasRefused)}
          tone={wasRefused ? "warning" : "info"}
          title={wasRefused ? m.identity_unverified_title() : m.identity_pending_title()}
          text={
            wasRefused ? m.identity_unverified_text({ email: waiting }) : m.identity_pending_text({ email: waiting })
          }
          email={waiting}
          note={demo ? m.identity_pending_demo() : undefined}
          live={wasRefused}
        />
      )}
      {minutesToWait(signIn.error) !== undefined && (
        <Alert tone="warning" live>
          {errorText(signIn.error)}
        </Alert>
      )}
      <EmailField error={errors.email?.message} registration={form.register("email")} passkeys />
      <div className="grid gap-2">
        <Field label={m.identity_password()} error={errors.password?.message} required>
          <PasswordInput autoComplete="current-password" {...form.register("password")} />
        </Field>
        <Link
          to="/forgot-password"
          className={linkStyles({ kind: "standalone", className: "justify-self-end text-[0.9375rem]" })}
        >
          {m.identity_forgot_link()}
        </Link>
      </div>
    </AuthForm>
  );
}
