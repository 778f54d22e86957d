import { seatPlan } from "./theatre-geometry.ts";
import { roleColor } from "../marks/tone.ts";

const PLAN = seatPlan();
const SEAT = 7.2;

/** The whole theatre seen from above, as decoration; seats appear role by role when motion is welcome. */
export function Theatre({ className }: { className?: string }) {
  const { outer } = PLAN;
  return (
    <svg
      viewBox={`${-outer} ${-outer} ${2 * outer} ${outer * 1.5}`}
      className={className}
      aria-hidden
      fill="none"
      strokeLinecap="round"
    >
      <circle r="128" stroke="var(--border-strong)" strokeWidth="1.25" />
      <circle r="140" stroke="var(--border)" />
      <g stroke="var(--seat)" strokeWidth={SEAT} className="anim-seats">
        {PLAN.rows.map((row) => (
          <path key={row.arc} d={row.arc} strokeDasharray={row.dashes} />
        ))}
      </g>
      {PLAN.taken.map(({ tone, points }, index) => (
        <path
          key={tone}
          d={points}
          stroke={roleColor(tone)}
          strokeWidth={SEAT + 1.4}
          className="anim-seats"
          style={{ animationDelay: `${200 + index * 130}ms` }}
        />
      ))}
    </svg>
  );
}
