import type { PitchingStartup } from "@kerkis/contract/events/pitching.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";

/** The startups that take the stage: the moment that it is about. */
export function PitchingStartups({ startups }: { startups: readonly PitchingStartup[] }) {
  if (startups.length === 0) return null;
  return (
    <section aria-labelledby="event-pitching" className="rounded-lg bg-accent-soft p-5 sm:p-7">
      <h2 id="event-pitching" className="display text-[1.75rem] leading-tight">
        {m.events_pitching()}
      </h2>
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 sm:grid-cols-2">
        {startups.map(({ id, name, tagline, logo_url }) => (
          <li key={id} className="relative flex min-w-0 items-center gap-3.5">
            <Mark seed={id} src={logo_url} size={40} />
            <p className="min-w-0 leading-snug [overflow-wrap:anywhere]">
              <Link
                to="/startup/$id"
                params={{ id }}
                className={linkStyles({ kind: "cover", className: "font-medium" })}
              >
                {name}
              </Link>
              {tagline && <span className="line-clamp-1 text-sm">{tagline}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
