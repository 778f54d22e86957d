import type { Account } from "@kerkis/contract/identity/account.schema.ts";
import type { UseFormRegisterReturn } from "react-hook-form";
import { m } from "#messages";
import { Alert } from "#shared/ui/alert.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { PasswordInput } from "#shared/ui/forms/password-input.tsx";

interface ProofFieldProps {
  account: Pick<Account, "has_password" | "signed_in_recently">;
  error: string | undefined;
  registration: UseFormRegisterReturn;
}

/** The password before a change that matters; where there is none, a word about signing in anew. */
export function ProofField({ account, error, registration }: ProofFieldProps) {
  if (account.has_password) {
    return (
      <Field label={m.account_password()} error={error} required>
        <PasswordInput autoComplete="current-password" {...registration} />
      </Field>
    );
  }
  if (account.signed_in_recently) return null;
  return (
    <Alert tone="warning" title={m.account_proof_title()}>
      {m.account_proof_text()}
    </Alert>
  );
}
