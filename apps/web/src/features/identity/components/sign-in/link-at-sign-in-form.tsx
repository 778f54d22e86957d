import { PROVIDER_NAMES, type Provider } from "@kerkis/contract/identity/security.taxonomy.ts";
import { Link } from "@tanstack/react-router";
import { type SubmitEvent, useState } from "react";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { buttonStyles } from "#shared/ui/button.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { PasswordInput } from "#shared/ui/forms/password-input.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { toastFailure } from "../../model/failure.ts";
import { toastProviderFailure } from "../../model/provider-attempt.ts";
import { useLinkAtSignIn } from "../../identity.mutations.ts";
import { AuthForm } from "./auth-form.tsx";
import { ProviderFailure } from "./provider-failure.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";

interface LinkAtSignInFormProps {
  token: string;
  email: string;
  has_password: boolean;
  provider: Provider;
  next: string | undefined;
}

/** The address has an account: its owner proves the password once, and signs in with the provider from then on (completions 1). */
export function LinkAtSignInForm(props: LinkAtSignInFormProps) {
  const { token, email, has_password: hasPassword, provider, next } = props;
  const name = PROVIDER_NAMES[provider];
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const link = useLinkAtSignIn(next);
  const attempt = { provider, intent: "sign-in" as const, next };
  const signInSearch = next === undefined ? {} : { next };

  if (!hasPassword) {
    return (
      <>
        <Alert tone="info" title={m.identity_link_exists({ email })}>
          {m.identity_link_no_password({ provider: name })}
        </Alert>
        <div className="flex flex-wrap items-center gap-3">
          <Link to="/signin" search={signInSearch} className={buttonStyles({ size: "lg" })}>
            {m.identity_sign_in()}
          </Link>
          <Link to="/forgot-password" className={linkStyles({ kind: "standalone" })}>
            {m.identity_link_set_password()}
          </Link>
        </div>
      </>
    );
  }
  if (errorCode(link.error) === "auth.link_invalid") {
    return <ProviderFailure attempt={attempt} text={errorText(link.error)} tone="danger" />;
  }
  if (link.data && "second_factor" in link.data) {
    return (
      <>
        <p className="text-muted-foreground">{m.identity_code_lead()}</p>
        <SecondFactorForm token={link.data.second_factor.token} next={next} onOver={() => link.reset()} />
      </>
    );
  }
  function explain(error: Error) {
    const code = errorCode(error);
    if (code === "auth.link_invalid") toastProviderFailure(attempt, errorText(error));
    else if (code === "auth.invalid_credentials") setProblem(m.security_proof_wrong());
    else {
      setProblem(errorText(error));
      toastFailure(m.identity_link_failed(), error);
    }
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (password === "") setProblem(m.field_required());
    else link.mutate({ token, password }, { onError: explain });
  }
  return (
    <AuthForm onSubmit={submit} submitLabel={m.identity_link_submit({ provider: name })} pending={link.isPending}>
      <Alert tone="info" title={m.identity_link_exists({ email })}>
        {m.identity_link_prove({ provider: name })}
      </Alert>
      {/* Password managers find the account by it. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <div className="grid gap-2">
        <Field label={m.identity_password()} error={problem} required>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setProblem(undefined);
            }}
          />
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
