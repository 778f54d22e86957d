import { Switch as Primitive } from "radix-ui";
import { useId, type ReactNode } from "react";
import { cn } from "./class-names.ts";

interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A setting that takes effect at once. */
export function Switch({ checked, onCheckedChange, label, hint, disabled, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={cn("flex items-start justify-between gap-6 max-md:min-h-11", className)}>
      <span className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-muted-foreground">
            {hint}
          </span>
        )}
      </span>
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled ?? false}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative inline-flex h-6 w-11 shrink-0 items-center rounded-full bg-surface p-[3px] shadow-[inset_0_0_0_1.5px_var(--control-edge)] transition-colors duration-150 after:absolute after:-inset-2.5 disabled:opacity-55 data-[state=checked]:bg-primary data-[state=checked]:shadow-none"
      >
        <Primitive.Thumb className="size-[18px] rounded-full bg-control-edge transition-transform duration-150 data-[state=checked]:translate-x-5 data-[state=checked]:bg-primary-foreground" />
      </Primitive.Root>
    </div>
  );
}
