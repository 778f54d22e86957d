import { Progress as Primitive } from "radix-ui";
import { cn } from "../class-names.ts";

/** A part of a whole under way; `value` 0 to `max`, or null while the amount is unknown. */
export function Progress({
  value,
  max = 100,
  label,
  className,
}: {
  value: number | null;
  max?: number;
  label: string;
  className?: string;
}) {
  const share = value === null ? 40 : (Math.min(max, Math.max(0, value)) / (max || 1)) * 100;
  return (
    <Primitive.Root
      value={value}
      max={max}
      aria-label={label}
      className={cn("h-1.5 w-full overflow-hidden rounded-full bg-muted-2", className)}
    >
      <Primitive.Indicator
        className={cn(
          "h-full rounded-full bg-primary transition-[width] duration-200",
          value === null && "anim-skeleton",
        )}
        style={{ width: `${share}%` }}
      />
    </Primitive.Root>
  );
}
