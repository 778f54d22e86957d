import { cn } from "../class-names.ts";

const PITCH = 14;
const IN_LINE = 30;

interface SeatLineProps {
  count: number;
  /** Rings for what is asked for. */
  look?: "full" | "ring";
  color?: string;
  className?: string;
}

/** Countable things as seats in lines of thirty, beside a figure that says the same. */
export function SeatLine({ count, look = "full", color = "var(--primary)", className }: SeatLineProps) {
  const lines = Array.from({ length: Math.ceil(count / IN_LINE) }, (_, line) =>
    Math.min(IN_LINE, count - line * IN_LINE),
  );
  const drawn = lines.flatMap((seats, line) =>
    Array.from({ length: seats }, (_, seat) => `M${seat * PITCH + 7} ${line * PITCH + 7}h0`),
  );
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${IN_LINE * PITCH} ${lines.length * PITCH}`}
      className={cn("block w-full [print-color-adjust:exact]", className)}
    >
      <path d={drawn.join("")} stroke={color} strokeWidth="11" strokeLinecap="round" />
      {look === "ring" && (
        <path d={drawn.join("")} stroke="var(--background)" strokeWidth="7.5" strokeLinecap="round" />
      )}
    </svg>
  );
}
