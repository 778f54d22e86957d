import { cn } from "../class-names.ts";

const ROWS = [46, 60, 74, 88] as const;

/** Empty seats around a lit stage: the drawing of every empty and error state. */
export function EmptySeats({ light = "var(--accent)", className }: { light?: string; className?: string }) {
  return (
    <svg viewBox="-100 -96 200 112" aria-hidden fill="none" strokeLinecap="round" className={cn("w-44", className)}>
      {ROWS.map((radius, row) => (
        <path
          key={radius}
          d={`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0`}
          stroke="var(--seat)"
          strokeWidth="5.4"
          strokeDasharray={`0 ${((Math.PI * radius) / (12 + row * 4) - 0.02).toFixed(2)}`}
        />
      ))}
      <path d="M-28 0A28 28 0 0 1 28 0" stroke="var(--border-strong)" strokeWidth="1.25" />
      <circle cy="-3" r="5" fill={light} />
      <circle cy="-3" r="11" fill={light} opacity="0.22" />
    </svg>
  );
}
