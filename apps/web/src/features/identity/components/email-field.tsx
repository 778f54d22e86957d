import type { UseFormRegisterReturn } from "react-hook-form";
import { m } from "#messages";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";

interface EmailFieldProps {
  error: string | undefined;
  registration: UseFormRegisterReturn;
  /** Browsers may offer passkeys here. */
  passkeys?: boolean;
}

/** The address a person signs in with, as password managers and phone keyboards expect it. */
export function EmailField({ error, registration, passkeys = false }: EmailFieldProps) {
  return (
    <Field label={m.identity_email()} error={error} required>
      <Input
        type="email"
        inputMode="email"
        autoComplete={passkeys ? "username webauthn" : "username"}
        autoCapitalize="none"
        spellCheck={false}
        {...registration}
      />
    </Field>
  );
}
