import { BRAND_COLOR } from "@kerkis/contract/organizations/branding.policy.ts";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { Field } from "#shared/ui/forms/field.tsx";
import { Input } from "#shared/ui/forms/input.tsx";

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** What the browser's picker begins with while no colour is chosen. */
const FIRST_COLOR = "#0b4f6c";

/** A colour, picked or written as #rrggbb; empty for none. */
export function ColorField({ label, value, onChange, error, disabled }: ColorFieldProps) {
  const isColor = BRAND_COLOR.test(value);
  return (
    <Field label={label} error={error} hint={m.organizations_color_hint()} optional>
      <Input
        value={value}
        disabled={disabled}
        spellCheck={false}
        autoCapitalize="none"
        maxLength={7}
        onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
        trailing={
          <span
            className={cn(
              "relative -mr-1 size-7 shrink-0 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring max-md:size-9",
              !isColor && "border-2 border-dashed border-control-edge",
            )}
            style={isColor ? { background: value } : undefined}
          >
            <input
              type="color"
              aria-label={m.organizations_color_pick({ label })}
              title={m.organizations_color_pick({ label })}
              value={isColor ? value : FIRST_COLOR}
              disabled={disabled}
              onChange={(event) => onChange(event.target.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </span>
        }
      />
    </Field>
  );
}
