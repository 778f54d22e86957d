import { Check, Minus } from "lucide-react";
import { Checkbox as Primitive } from "radix-ui";
import { useId, type ReactNode } from "react";
import { cn } from "../class-names.ts";
import { useFieldControl } from "./field-context.ts";

interface CheckboxProps {
  checked: boolean | "indeterminate";
  onCheckedChange: (checked: boolean) => void;
  /** The text beside the box; without it give `aria-label`. */
  label?: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  "aria-label"?: string | undefined;
  className?: string | undefined;
}

/** Yes or no, or "some" for a box that stands for many. */
export function Checkbox(props: CheckboxProps) {
  const { checked, onCheckedChange, label, hint, disabled, required, name, onBlur, className } = props;
  const ownId = useId();
  const { id = ownId, ...control } = useFieldControl();
  return (
    <div className={cn("flex items-start gap-2.5 max-md:min-h-11 max-md:py-1.5", className)}>
      <Primitive.Root
        {...control}
        id={id}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        aria-label={props["aria-label"]}
        disabled={disabled ?? false}
        required={required ?? false}
        onBlur={onBlur}
        {...(name === undefined ? {} : { name })}
        className="relative grid size-5 shrink-0 place-items-center rounded-[6px] bg-surface text-primary-foreground shadow-[inset_0_0_0_1.5px_var(--control-edge)] transition-colors duration-150 after:absolute after:-inset-3 disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)] data-[state=checked]:bg-primary data-[state=checked]:shadow-none data-[state=indeterminate]:bg-primary data-[state=indeterminate]:shadow-none"
        style={{ marginTop: label ? "0.125em" : undefined }}
      >
        <Primitive.Indicator>
          {checked === "indeterminate" ? (
            <Minus className="size-3.5" strokeWidth={3} />
          ) : (
            <Check className="size-3.5" strokeWidth={3} />
          )}
        </Primitive.Indicator>
      </Primitive.Root>
      {label && (
        <span className="min-w-0">
          <label htmlFor={id}>{label}</label>
          {hint && <span className="block text-sm text-muted-foreground">{hint}</span>}
        </span>
      )}
    </div>
  );
}
