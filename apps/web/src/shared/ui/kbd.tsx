import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

/** A key or a combination of keys. */
export function Kbd({ className, ...rest }: ComponentProps<"kbd">) {
  return (
    <kbd
      className={cn(
        "inline-flex h-5 items-center rounded-[5px] bg-surface px-1.5 font-sans text-xs font-medium text-muted-foreground shadow-[inset_0_0_0_1px_var(--border-strong)]",
        className,
      )}
      {...rest}
    />
  );
}
