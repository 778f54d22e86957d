import { Switch as Primitive } from "radix-ui";
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
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-6 w-11 shrink-0 rounded-full bg-surface shadow-[inset_0_0_0_1.5px_var(--control-edge)] transition-colors duration-150 after:absolute after:-inset-2.5 data-[state=checked]:bg-primary data-[state=checked]:shadow-none"
      >
        <Primitive.Thumb className="block size-4 translate-x-1 rounded-full bg-control-edge transition-transform duration-150 data-[state=checked]:translate-x-6 data-[state=checked]:bg-primary-foreground" />
      </Primitive.Root>
    </div>
  );
}
