import type { UseFormRegisterReturn } from "react-hook-form";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { m } from "#messages";
import { Field } from "#shared/ui/forms/field.tsx";
import { PasswordInput } from "#shared/ui/forms/password-input.tsx";

interface NewPasswordFieldsProps {
  label: string;
  password: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  errors: { password: string | undefined; confirmation: string | undefined };
}

/** A new password, twice. */
export function NewPasswordFields({ label, password, confirmation, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label={label}
        error={errors.password}
        hint={errors.password ? undefined : m.identity_password_hint({ min: LIMITS.passwordMin })}
        required
      >
        <PasswordInput autoComplete="new-password" {...password} />
      </Field>
      <Field label={m.identity_confirm_password()} error={errors.confirmation} required>
        <PasswordInput autoComplete="new-password" {...confirmation} />
      </Field>
    </>
  );
}
