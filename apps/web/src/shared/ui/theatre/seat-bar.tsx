import { cn } from "../class-names.ts";

interface SeatBarProps {
  value: number;
  max?: number;
  /** How many seats the bar has. */
  seats?: number;
  /** Any CSS colour; the primary one unless told. */
  color?: string;
  /** On the dark stage the empty seats are light. */
  onStage?: boolean;
  /** Without a label the bar is decoration beside its figure. */
  label?: string | undefined;
  className?: string;
}

/** A score as a row of seats, taken from the left. */
export function SeatBar({
  value,
  max = 100,
  seats = 24,
  color = "var(--primary)",
  onStage,
  label,
  className,
}: SeatBarProps) {
  const taken = max > 0 ? Math.round((Math.min(max, Math.max(0, value)) / max) * seats) : 0;
  const empty = onStage ? "oklch(1 0 0 / 0.1)" : "var(--muted-2)";
  return (
    <span
      className={cn("flex h-4 gap-[3px]", className)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {Array.from({ length: seats }, (_, seat) => (
        <i
          key={seat}
          data-seat={seat < taken ? "taken" : "free"}
          className="flex-1 rounded-[2px]"
          style={{ background: seat < taken ? color : empty }}
        />
      ))}
    </span>
  );
}
