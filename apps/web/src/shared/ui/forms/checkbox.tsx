import { Check, Minus } from "lucide-react";
import { useId, type KeyboardEvent, type ReactNode } from "react";
import { cn } from "../class-names.ts";
import { useFieldControl } from "./field-context.ts";

/** Lies on the box, in sight while it is ticked. */
const SIGN = "pointer-events-none relative size-3.5 text-primary-foreground opacity-0 peer-checked:opacity-100";

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

/** Enter sends a form from the field that is typed into, not from a box. */
function sendNothing(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

/** Yes or no, or "some" for a box that stands for many. The device's own, so that it can be ticked before scripts arrive. */
export function Checkbox(props: CheckboxProps) {
  const { checked, onCheckedChange, label, hint, disabled, required, name, onBlur, className } = props;
  const ownId = useId();
  const { id = ownId, ...control } = useFieldControl();
  const isMixed = checked === "indeterminate";
  return (
    <div className={cn("flex items-start gap-2.5 max-md:min-h-11 max-md:py-1.5", className)}>
      <span
        className="grid size-5 shrink-0 place-items-center *:col-start-1 *:row-start-1"
        style={{ marginTop: label ? "0.125em" : undefined }}
      >
        <input
          type="checkbox"
          {...control}
          ref={(box) => {
            if (box) box.indeterminate = isMixed;
          }}
          id={id}
          checked={checked === true}
          onChange={({ target }) => onCheckedChange(target.checked)}
          onKeyDown={sendNothing}
          onBlur={onBlur}
          aria-label={props["aria-label"]}
          disabled={disabled ?? false}
          required={required ?? false}
          {...(name === undefined ? {} : { name })}
          className="peer relative size-5 cursor-pointer appearance-none rounded-[6px] bg-surface shadow-[inset_0_0_0_1.5px_var(--control-edge)] transition-colors duration-150 after:absolute after:-inset-3 checked:bg-primary checked:shadow-none indeterminate:bg-primary indeterminate:shadow-none disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)]"
        />
        {isMixed ? (
          <Minus aria-hidden className={cn(SIGN, "opacity-100")} strokeWidth={3} />
        ) : (
          <Check aria-hidden className={SIGN} strokeWidth={3} />
        )}
      </span>
      {label && (
        <span className="min-w-0">
          <label htmlFor={id}>{label}</label>
          {hint && <span className="block text-sm text-muted-foreground">{hint}</span>}
        </span>
      )}
    </div>
  );
}
