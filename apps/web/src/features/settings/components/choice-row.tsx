import { useId } from "react";
import { cn } from "#shared/ui/class-names.ts";

interface ChoiceRowProps<Value extends string> {
  label: string;
  hint?: string | undefined;
  value: Value;
  values: readonly Value[];
  names: Record<Value, () => string>;
  /** Shows each choice with a letter of its size. */
  isSized?: boolean | undefined;
  onChange: (value: Value) => void;
}

const LETTERS = ["text-base", "text-lg", "text-xl", "text-2xl"];

/** One of a few short choices, side by side; arrows move between them. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, hint, value, values, names, isSized, onChange } = props;
  const id = useId();
  return (
    <div>
      <p id={id} className="text-[0.9375rem] font-semibold">
        {label}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-2 flex flex-wrap gap-2"
      >
        {values.map((known, index) => (
          <label
            key={known}
            className={cn(
              "relative flex min-h-11 min-w-0 flex-1 basis-28 items-center justify-center gap-2.5 rounded-md bg-surface px-3.5 py-2 text-[0.9375rem] font-medium shadow-[inset_0_0_0_1px_var(--control-edge)] outline-offset-2 transition-colors duration-150 hover:bg-muted",
              "has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary has-checked:shadow-[inset_0_0_0_2px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-ring",
            )}
          >
            <input
              type="radio"
              name={`${id}-choice`}
              value={known}
              checked={value === known}
              onChange={() => onChange(known)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            {isSized && (
              <span aria-hidden className={cn("display leading-none", LETTERS[index])}>
                Α
              </span>
            )}
            {names[known]()}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  );
}
