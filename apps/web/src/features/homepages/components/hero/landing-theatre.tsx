import type { Landing } from "@kerkis/contract/homepages/homepages.schema.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { roleColor } from "#shared/ui/marks/tone.ts";
import { nearestSeats } from "#shared/ui/theatre/nearest-seats.ts";
import { seatPlan } from "#shared/ui/theatre/theatre-geometry.ts";

const PLAN = seatPlan();
const SEAT = 7.2;
/** More lights than this are a crowd in which nobody is seen; then one stands for several. */
const MOST = 600;

/** How many startups or investors a lit seat of the landing page stands for. */
const landingUnit = ({ registered_startups, active_investors }: Landing["figures"]): number =>
  Math.max(1, Math.ceil((registered_startups + active_investors) / MOST));

/** The theatre with a light for each startup and investor there is; those nearest to the stage are the newest, and lead to their pages. */
export function LandingTheatre({ landing: { figures, seats }, className }: { landing: Landing; className?: string }) {
  const unit = landingUnit(figures);
  const startups = Math.ceil(figures.registered_startups / unit);
  const points = nearestSeats(startups + Math.ceil(figures.active_investors / unit));
  // A light for several is nobody's own.
  const own = unit === 1 ? seats.slice(0, startups) : [];
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
      <g stroke="var(--seat)" strokeWidth={SEAT}>
        {PLAN.rows.map((row) => (
          <path key={row.arc} d={row.arc} strokeDasharray={row.dashes} />
        ))}
      </g>
      <g strokeWidth={SEAT + 2} className="anim-seats">
        <path d={points.slice(own.length, startups).join("")} stroke={roleColor("founder")} />
        <path d={points.slice(startups).join("")} stroke={roleColor("investor")} />
        {own.map(({ id, name }, place) => (
          <a key={id} href={`/startup/${id}`} tabIndex={-1}>
            <title>{name}</title>
            <path d={points[place]} stroke={roleColor("founder")} className="hover:stroke-accent" />
          </a>
        ))}
      </g>
    </svg>
  );
}

/** What a light is. */
export function LandingLegend({ landing: { figures }, className }: { landing: Landing; className?: string }) {
  const unit = landingUnit(figures);
  const kinds = [
    { label: m.homepages_seats_startups(), colour: roleColor("founder"), count: figures.registered_startups },
    { label: m.homepages_seats_investors(), colour: roleColor("investor"), count: figures.active_investors },
  ].filter(({ count }) => count > 0);
  if (kinds.length === 0) return null;
  return (
    <ul className={className}>
      {kinds.map(({ label, colour }) => (
        <li key={label} className="flex items-center gap-2">
          <i aria-hidden className="size-2.5 rounded-full" style={{ background: colour }} />
          {label}
        </li>
      ))}
      {unit > 1 && <li>{m.homepages_seats_many({ count: formatNumber(unit) })}</li>}
    </ul>
  );
}
