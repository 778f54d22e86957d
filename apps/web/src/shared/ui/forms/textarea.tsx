import type { ComponentProps } from "react";
import { cn } from "../class-names.ts";
import { useFieldControl } from "./field-context.ts";

/** Several lines of text; grows with them up to `maxRows` (browsers without field-sizing keep `rows` and scroll). */
export function Textarea({
  className,
  id,
  rows = 4,
  maxRows = 16,
  style,
  ...rest
}: ComponentProps<"textarea"> & { maxRows?: number }) {
  const control = useFieldControl({ id });
  return (
    <textarea
      rows={rows}
      className={cn("control field-sizing-content resize-y py-2.5 leading-normal", className)}
      style={{ minHeight: `calc(${rows}lh + 1.25rem)`, maxHeight: `calc(${maxRows}lh + 1.25rem)`, ...style }}
      {...control}
      {...rest}
    />
  );
}
