import type { UseFormRegisterReturn } from "react-hook-form";
import { m } from "#messages";
import { Field } from "#shared/ui/field.tsx";
import { Input } from "#shared/ui/input.tsx";

interface EmailFieldProps {
  error: string | undefined;
  registration: UseFormRegisterReturn;
}

/** The address a person signs in with, as password managers and phone keyboards expect it. */
export function EmailField({ error, registration }: EmailFieldProps) {
  return (
    <Field label={m.identity_email()} error={error} required>
      <Input
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...registration}
      />
    </Field>
  );
}
