import { useId, type ReactNode } from "react";
import { cn } from "../class-names.ts";
import { useFieldGroup } from "./field-context.ts";
import type { Option } from "../pickers/option.ts";

interface RadioCardsProps {
  options: readonly (Option & { icon?: ReactNode; /** A drawing of what the words say. */ below?: ReactNode })[];
  value: string | null;
  onValueChange: (value: string) => void;
  /** Columns from 640 px up; one below. */
  columns?: 1 | 2 | 3;
  disabled?: boolean | undefined;
  "aria-label"?: string | undefined;
  className?: string | undefined;
}

const COLUMNS = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3" };

/** One choice of a few that deserve a sentence each, the device's own. Inside a Field, mark it `group`. */
export function RadioCards({
  options,
  value,
  onValueChange,
  columns = 2,
  disabled,
  className,
  ...rest
}: RadioCardsProps) {
  const id = useId();
  const group = useFieldGroup();
  return (
    <div
      role="radiogroup"
      {...group}
      aria-label={rest["aria-label"]}
      className={cn("grid gap-3", COLUMNS[columns], className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-11 items-start gap-3 rounded-md bg-surface p-4 text-left shadow-[inset_0_0_0_1px_var(--control-edge)] outline-offset-2 transition-colors duration-150 hover:bg-muted has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_2px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-ring has-disabled:opacity-55"
        >
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={value === option.value}
            onChange={() => onValueChange(option.value)}
            disabled={disabled === true || option.disabled === true}
            aria-labelledby={`${id}-${option.value}`}
            aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
            className="peer absolute inset-0 appearance-none rounded-md outline-none not-disabled:cursor-pointer"
          />
          {option.icon && <span className="mt-0.5 shrink-0 text-primary [&_svg]:size-5">{option.icon}</span>}
          <span className="min-w-0 flex-1">
            <span id={`${id}-${option.value}`} className="block font-semibold">
              {option.label}
            </span>
            {option.hint && (
              <span id={`${id}-${option.value}-hint`} className="mt-0.5 block text-sm text-muted-foreground">
                {option.hint}
              </span>
            )}
            {option.below}
          </span>
          <span
            aria-hidden
            className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full shadow-[inset_0_0_0_1.5px_var(--control-edge)] peer-checked:shadow-[inset_0_0_0_6px_var(--primary)]"
          />
        </label>
      ))}
    </div>
  );
}
