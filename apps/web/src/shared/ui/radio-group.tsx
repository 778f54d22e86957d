import { RadioGroup as Primitive } from "radix-ui";
import { useId } from "react";
import { cn } from "./class-names.ts";
import { useFieldGroup } from "./field-context.ts";
import type { Option } from "./option.ts";

interface RadioGroupProps {
  options: readonly Option[];
  value: string | null;
  onValueChange: (value: string) => void;
  orientation?: "vertical" | "horizontal";
  disabled?: boolean | undefined;
  name?: string | undefined;
  /** Needed when no `Field group` names it. */
  "aria-label"?: string | undefined;
  className?: string | undefined;
}

/** One choice of a few, all in sight. Inside a Field, mark it `group`. */
export function RadioGroup(props: RadioGroupProps) {
  const { options, value, onValueChange, orientation = "vertical", disabled, name, className } = props;
  const id = useId();
  const group = useFieldGroup();
  return (
    <Primitive.Root
      {...group}
      value={value}
      onValueChange={onValueChange}
      orientation={orientation}
      disabled={disabled ?? false}
      aria-label={props["aria-label"]}
      {...(name === undefined ? {} : { name })}
      className={cn("flex gap-x-6 gap-y-2.5", orientation === "vertical" ? "flex-col" : "flex-wrap", className)}
    >
      {options.map((option) => (
        <div key={option.value} className="flex items-start gap-2.5 max-md:min-h-11 max-md:py-1.5">
          <Primitive.Item
            id={`${id}-${option.value}`}
            value={option.value}
            disabled={option.disabled ?? false}
            className="relative mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-surface shadow-[inset_0_0_0_1.5px_var(--control-edge)] after:absolute after:-inset-3 disabled:opacity-55 data-[state=checked]:shadow-[inset_0_0_0_6px_var(--primary)]"
          />
          <label htmlFor={`${id}-${option.value}`} className="min-w-0">
            {option.label}
            {option.hint && <span className="block text-sm text-muted-foreground">{option.hint}</span>}
          </label>
        </div>
      ))}
    </Primitive.Root>
  );
}
