import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";

interface CodeFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Backup codes have letters; phones then show the whole keyboard. */
  letters?: boolean;
}

/** A one-time code, as phones and password managers fill it in. */
export function CodeField({ label, hint, value, onChange, error, letters = false }: CodeFieldProps) {
  return (
    <Field label={label} hint={error ? undefined : hint} error={error} required>
      <Input
        name="code"
        inputMode={letters ? "text" : "numeric"}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={LIMITS.codeMax}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="tnum text-lg tracking-[0.12em]"
      />
    </Field>
  );
}
