import type { Seats } from "@kerkis/contract/events/events.schema.ts";
import type { ReactNode } from "react";
import { cn } from "#shared/ui/class-names.ts";
import { houseFor } from "../../model/house-geometry.ts";

interface SeatHouseProps {
  seats: Seats;
  /** The reader has one of them. */
  hasOwn?: boolean;
  className?: string;
  /** What stands on the stage. */
  children?: ReactNode;
}

/** Where nobody counts seats, as many as come are drawn, and a few free ones. */
const FREE_SHOWN = 20;
const SEAT = 7;
/** How far the stage reaches below its middle, as part of half the width. */
const STAGE = 0.34;

/** An event's house: taken seats lit, free ones grey, from the first row outwards. The words beside it say the same. */
export function SeatHouse({ seats: { capacity, taken }, hasOwn = false, className, children }: SeatHouseProps) {
  const { seats, outer, top, each } = houseFor(capacity ?? taken + FREE_SHOWN);
  const lit = Math.min(seats.length, taken > 0 ? Math.max(1, Math.round(taken / each)) : 0);
  const points = (from: number, to: number) =>
    seats
      .slice(from, to)
      .map(([x, y]) => `M${x} ${y}h0`)
      .join("");
  const height = top + outer * STAGE;
  return (
    <div className={cn("relative", className)}>
      <svg
        viewBox={`${-outer} ${-top} ${2 * outer} ${height}`}
        aria-hidden
        fill="none"
        strokeLinecap="round"
        strokeWidth={SEAT}
        className="block w-full overflow-visible [print-color-adjust:exact]"
      >
        <circle r="37" stroke="var(--border-strong)" strokeWidth="1" />
        <path d={points(lit, seats.length)} stroke="var(--seat)" />
        <path d={points(0, lit)} stroke="var(--primary)" />
        {hasOwn && <path d={points(0, 1)} stroke="var(--accent)" strokeWidth={SEAT + 4} className="anim-seats" />}
      </svg>
      {children && (
        <div
          style={{ top: `${(100 * top) / height}%` }}
          className="absolute left-1/2 -translate-x-1/2 -translate-y-1/2 text-center"
        >
          {children}
        </div>
      )}
    </div>
  );
}

const SMALL = [
  [13, 5],
  [20, 9],
] as const;

/** The same small, beside its words: how full it is. */
export function SmallHouse({ seats: { capacity, taken } }: { seats: Seats }) {
  const all = SMALL.flatMap(([radius, count]) =>
    Array.from({ length: count }, (_, seat) => {
      const angle = -Math.PI + (Math.PI * seat) / (count - 1);
      return `M${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}h0`;
    }),
  );
  const share = capacity === null ? 0 : Math.min(1, taken / capacity);
  const lit = taken > 0 && share > 0 ? Math.max(1, Math.floor(share * all.length)) : 0;
  return (
    <svg viewBox="-23 -23 46 26" aria-hidden strokeLinecap="round" strokeWidth="4.4" className="w-14">
      <path d={all.slice(lit).join("")} stroke="var(--seat)" />
      <path d={all.slice(0, lit).join("")} stroke={share === 1 ? "var(--muted-foreground)" : "var(--primary)"} />
    </svg>
  );
}
