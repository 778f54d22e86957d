import type { ResetWay } from "@kerkis/contract/identity/identity.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { usePasswordPair } from "../../hooks/use-password-pair.ts";
import { toastFailure } from "../../model/failure.ts";
import { useResetPassword } from "../../identity.mutations.ts";
import { identityQueries } from "../../identity.queries.ts";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { AuthForm } from "../sign-in/auth-form.tsx";
import { ResetWays } from "./reset-ways.tsx";

const loadSchema = async () => (await import("../sign-up/sign-up-schema.ts")).newPasswordForm;

/** Until they are here. */
const NONE: readonly ResetWay[] = [];

interface ResetFormProps {
  token: string;
  /** The password is set, or the link serves no more. */
  onOver: (how: "done" | "invalid") => void;
}

/** Sets the new password, and says which ways in stay. */
export function ResetForm({ token, onOver }: ResetFormProps) {
  const reset = useResetPassword();
  const asked = useQuery(identityQueries.waysInOfReset(token));
  const isInvalid = [reset.error, asked.error].some((error) => errorCode(error) === "auth.link_invalid");
  const tellInvalid = useEffectEvent(() => onOver("invalid"));
  useEffect(() => {
    if (isInvalid) tellInvalid();
  }, [isInvalid]);
  const [dropped, setDropped] = useState<string[]>([]);
  const form = useContractForm(loadSchema, {});
  const passwords = usePasswordPair(form);
  const submit = form.handleSubmit(
    ({ password }) =>
      reset.mutate(
        { token, password, drop: dropped },
        {
          onSuccess: () => onOver("done"),
          onError: (error) => {
            if (errorCode(error) === "auth.link_invalid") return;
            if (!applyServerErrors(form, error)) toastFailure(m.identity_reset_failed(), error);
          },
        },
      ),
    () => void passwords.tellMismatch(),
  );
  return (
    <AuthForm onSubmit={submit} submitLabel={m.identity_reset_submit()} pending={reset.isPending}>
      <NewPasswordFields label={m.identity_new_password()} {...passwords.fields} />
      {asked.isError && <Alert tone="warning">{m.identity_reset_ways_failed()}</Alert>}
      <ResetWays ways={asked.data?.ways ?? NONE} dropped={dropped} onChange={setDropped} />
    </AuthForm>
  );
}
