import type { ResetWay } from "@kerkis/contract/identity/identity.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { m } from "#messages";
import { errorCode } from "#shared/api/errors.ts";
import { useContractForm } from "#shared/forms/contract-form.ts";
import { applyServerErrors } from "#shared/forms/server-errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { toastFailure } from "../../model/failure.ts";
import { passwordsDiffer } from "../../model/passwords-differ.ts";
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
  const { errors } = form.formState;
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
      {asked.isError && <Alert tone="warning">{m.identity_reset_ways_failed()}</Alert>}
      <ResetWays ways={asked.data?.ways ?? NONE} dropped={dropped} onChange={setDropped} />
    </AuthForm>
  );
}
