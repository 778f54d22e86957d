import { useId, type ReactNode } from "react";
import { cn } from "../class-names.ts";

interface SwitchProps {
  label: string;
  /** What it means while it is on or off. */
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  className?: string;
}

/** One setting that takes effect as it is switched: its words at the left, the switch at the right. */
export function Switch({ label, hint, checked, onCheckedChange, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={cn("flex items-start justify-between gap-3", className)}>
      <span className="min-w-0">
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-[0.9375rem] text-muted-foreground [overflow-wrap:anywhere]">
            {hint}
          </span>
        )}
      </span>
      <SwitchControl
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        describedBy={hint ? `${id}-hint` : undefined}
      />
    </div>
  );
}

interface SwitchControlProps {
  id?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Where its words stand, if no label names its id. */
  labelledBy?: string;
  describedBy?: string | undefined;
  pending?: boolean;
}

/** The switch alone, a box of the device's own that looks like one. */
export function SwitchControl(props: SwitchControlProps) {
  const { id, checked, onCheckedChange, labelledBy, describedBy, pending = false } = props;
  return (
    <span className="grid h-6 w-11 shrink-0 items-center *:col-start-1 *:row-start-1">
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={checked}
        aria-checked={checked}
        onChange={({ target }) => !pending && onCheckedChange(target.checked)}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-busy={pending || undefined}
        className="peer relative h-6 w-11 cursor-pointer appearance-none rounded-full bg-surface shadow-[inset_0_0_0_1.5px_var(--control-edge)] transition-colors duration-150 after:absolute after:-inset-2.5 checked:bg-primary checked:shadow-none"
      />
      <span
        aria-hidden
        data-drawing
        className="pointer-events-none relative block size-4 translate-x-1 rounded-full bg-control-edge transition-transform duration-150 peer-checked:translate-x-6 peer-checked:bg-primary-foreground"
      />
    </span>
  );
}
