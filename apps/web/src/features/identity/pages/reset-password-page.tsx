import type { ResetWay } from "@kerkis/contract/identity/identity.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useHydrated, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { buttonStyles } from "#shared/ui/button.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { AuthForm } from "../components/sign-in/auth-form.tsx";
import { AuthFrame } from "../components/sign-in/auth-frame.tsx";
import { LinkState } from "../components/sign-in/link-state.tsx";
import { NewPasswordFields } from "../components/new-password-fields.tsx";
import { ResetWays } from "../components/sign-in/reset-ways.tsx";
import { newPasswordForm, passwordsDiffer } from "../components/sign-up/sign-up-schema.ts";
import { toastFailure } from "../model/failure.ts";
import { useResetPassword } from "../identity.mutations.ts";
import { identityQueries } from "../identity.queries.ts";

// The server takes no token outside these lengths; such a link was cut on its way.
const isWhole = (token: string | undefined): token is string =>
  token !== undefined && token.length >= 16 && token.length <= 512;

/** Until they are here. */
const NONE: readonly ResetWay[] = [];

/** /reset-password: the new password, with the link of the mail. */
export function ResetPasswordPage() {
  const { token } = useSearch({ strict: false });
  const reset = useResetPassword();
  const isHydrated = useHydrated();
  const asked = useQuery({ ...identityQueries.waysInOfReset(token ?? ""), enabled: isHydrated && isWhole(token) });
  const isInvalid =
    !isWhole(token) || [reset.error, asked.error].some((error) => errorCode(error) === "auth.link_invalid");
  return (
    <AuthFrame
      title={m.identity_reset_title()}
      lead={reset.isSuccess || isInvalid ? undefined : m.identity_reset_lead()}
      stage={m.identity_forgot_stage()}
    >
      {reset.isSuccess ? (
        <LinkState tone="success" text={m.identity_reset_done()}>
          <Link to="/signin" className={buttonStyles({ size: "lg" })}>
            {m.identity_sign_in()}
          </Link>
        </LinkState>
      ) : isInvalid ? (
        <LinkState tone="danger" text={m.identity_reset_invalid()}>
          <Link to="/forgot-password" className={buttonStyles({ size: "lg" })}>
            {m.identity_reset_ask_again()}
          </Link>
          <Link to="/signin" className={linkStyles({ kind: "standalone" })}>
            {m.identity_back_to_sign_in()}
          </Link>
        </LinkState>
      ) : (
        <ResetForm token={token} reset={reset} ways={asked.data?.ways ?? NONE} problem={asked.error} />
      )}
    </AuthFrame>
  );
}

interface ResetFormProps {
  token: string;
  reset: ReturnType<typeof useResetPassword>;
  ways: readonly ResetWay[];
  /** Why they could not be fetched; the password can be set all the same. */
  problem: unknown;
}

function ResetForm({ token, ways, problem, reset }: ResetFormProps) {
  const [dropped, setDropped] = useState<string[]>([]);
  const form = useContractForm(newPasswordForm, {});
  const { errors } = form.formState;
  const submit = form.handleSubmit(
    ({ password }) =>
      reset.mutate(
        { token, password, drop: dropped },
        {
          onError: (error) => {
            if (errorCode(error) === "auth.link_invalid") return;
            if (!applyServerErrors(form, error)) toastFailure(m.identity_reset_failed(), error);
          },
        },
      ),
    () => {
      if (!passwordsDiffer(form.getValues())) return;
      toast.error(m.identity_password_mismatch(), { description: m.identity_password_mismatch_text() });
    },
  );
  const recheckConfirmation = () => {
    if (form.getFieldState("confirm_password").isTouched) void form.trigger("confirm_password");
  };
  return (
    <AuthForm onSubmit={submit} submitLabel={m.identity_reset_submit()} pending={reset.isPending}>
      <NewPasswordFields
        label={m.identity_new_password()}
        password={form.register("password", { onChange: recheckConfirmation })}
        confirmation={form.register("confirm_password")}
        errors={{ password: errors.password?.message, confirmation: errors.confirm_password?.message }}
      />
      {Boolean(problem) && <Alert tone="warning">{m.identity_reset_ways_failed()}</Alert>}
      <ResetWays ways={ways} dropped={dropped} onChange={setDropped} />
    </AuthForm>
  );
}
