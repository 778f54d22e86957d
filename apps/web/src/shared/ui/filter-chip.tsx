import type { ReactNode } from "react";
import { cn } from "./class-names.ts";

interface FilterChipProps {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  count?: number | undefined;
  children: ReactNode;
}

/** A filter that is on or off; several stand in a row. */
export function FilterChip({ pressed, onPressedChange, count, children }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className={cn(
        "inline-flex min-h-9 max-w-full shrink-0 items-center gap-2 rounded-full px-3.5 py-1 text-start text-[0.9375rem] font-medium transition-colors duration-150 max-md:min-h-11",
        pressed
          ? "bg-primary text-primary-foreground"
          : "bg-surface text-foreground shadow-[inset_0_0_0_1px_var(--control-edge)] hover:bg-muted",
      )}
    >
      {children}
      {count !== undefined && (
        <span className={cn("tnum text-sm", pressed ? "opacity-85" : "text-muted-foreground")}>{count}</span>
      )}
    </button>
  );
}
