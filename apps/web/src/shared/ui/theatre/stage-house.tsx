import type { ReactNode } from "react";
import { cn } from "../class-names.ts";
import { nearestSeats, placesInRows, rowsOfPlaces, sharedSeats } from "./nearest-seats.ts";
import { seatPlan } from "./theatre-geometry.ts";
import { roleColor, type RoleTone } from "../marks/tone.ts";

const PLAN = seatPlan();
const SEAT = 7.2;

interface StageHouseProps {
  /** How many of the seats nearest to the stage are taken, by whom. */
  lit: readonly { tone: RoleTone; count: number }[];
  /** Places on offer, in the light. */
  places?: number;
  /** The reader has one of them, the first. */
  hasOwn?: boolean;
  className?: string;
  /** What stands on the stage. */
  children: ReactNode;
}

/** The house around one record: empty seats, those of its people lit, and the record in the light. */
export function StageHouse({ lit, places = 0, hasOwn = false, className, children }: StageHouseProps) {
  const { outer } = PLAN;
  return (
    <div className={cn("pointer-events-none", className)}>
      <svg
        viewBox={`${-outer} ${-outer} ${2 * outer} ${outer * 1.5}`}
        aria-hidden
        fill="none"
        strokeLinecap="round"
        className="block w-full"
      >
        <circle r="150" fill="var(--accent)" opacity="0.07" />
        <circle r="118" fill="var(--accent)" opacity="0.08" />
        <circle r="128" stroke="var(--border-strong)" strokeWidth="1.25" />
        <g stroke="var(--seat)" strokeWidth={SEAT}>
          {PLAN.rows.slice(places > 0 ? rowsOfPlaces(places) : 0).map((row) => (
            <path key={row.arc} d={row.arc} strokeDasharray={row.dashes} />
          ))}
        </g>
        {sharedSeats(lit.map(({ tone, count }) => ({ kind: tone, count }))).map(({ kind, points }) => (
          <path key={kind} d={points} stroke={roleColor(kind)} strokeWidth={SEAT + 2} />
        ))}
        {places > 0 && (
          <path
            d={placesInRows(places).join("")}
            stroke="var(--accent)"
            strokeWidth={SEAT + 5}
            className="anim-seats"
          />
        )}
        {hasOwn && (
          <path d={nearestSeats(1).join("")} stroke="var(--accent)" strokeWidth={SEAT + 5} className="anim-seats" />
        )}
      </svg>
      <div className="absolute top-[66.667%] left-1/2 -translate-x-1/2 -translate-y-1/2">{children}</div>
    </div>
  );
}
