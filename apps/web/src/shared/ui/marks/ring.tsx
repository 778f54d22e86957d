import type { ReactNode } from "react";
import { cn } from "../class-names.ts";

interface RingProps {
  /** 0 to 100. */
  value: number;
  /** What the figure is, for those who do not see the ring. */
  label: string;
  size?: number;
  stroke?: number;
  className?: string;
  /** Shown in the middle instead of the rounded value. */
  children?: ReactNode;
}

/** A score drawn as the part of a circle. */
export function Ring({ value, label, size = 52, stroke = 5, className, children }: RingProps) {
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const share = Math.min(100, Math.max(0, value)) / 100;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: "none", strokeWidth: stroke };
  return (
    <span
      className={cn("relative inline-grid shrink-0 place-items-center", className)}
      style={{ width: size, height: size }}
    >
      <svg width={size} height={size} className="absolute inset-0 -rotate-90" aria-hidden>
        <circle {...circle} stroke="var(--muted-2)" />
        {share > 0 && (
          <circle
            {...circle}
            stroke="var(--primary)"
            strokeLinecap="round"
            strokeDasharray={`${(length * share).toFixed(2)} ${length.toFixed(2)}`}
          />
        )}
      </svg>
      <span className="relative tnum text-sm font-semibold">
        <span className="sr-only">{label} </span>
        {children ?? Math.round(value)}
      </span>
    </span>
  );
}
