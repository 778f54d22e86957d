import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { Alert } from "#shared/ui/alert.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { HelperBar } from "../cohosts/helper-bar.tsx";
import { EventAgenda } from "./event-agenda.tsx";
import { EventCover } from "./event-cover.tsx";
import { EventSpeakers } from "./event-people.tsx";
import { EventPlace } from "./event-place.tsx";
import { ManageBar } from "../editing/manage-bar.tsx";
import { PitchingStartups } from "./pitching-startups.tsx";
import { SeatCard } from "./seat-card.tsx";
import { SimilarEvents } from "./similar-events.tsx";

/** An event: its cover, the card that seats one, what happens there, where it is and whose it is. `address` is the page's own. */
export function EventProfile({ event, address }: { event: Event; address: string }) {
  return (
    <article>
      {event.can.manage ? <ManageBar event={event} /> : event.can.help && <HelperBar event={event} />}
      {event.is_cancelled && (
        <Alert tone="danger" className="mb-5" title={m.events_cancelled_title()}>
          {event.cancel_reason} {m.events_cancelled_text()}
        </Alert>
      )}
      <EventCover event={event} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 px-1 sm:px-7 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-12 max-lg:order-2">
          <Story event={event} />
          <EventAgenda event={event} />
          <PitchingStartups event={event} />
          <EventSpeakers speakers={event.speakers} />
          <EventPlace event={event} />
        </div>
        {/* On a phone the seat comes first, and whose event it is after what happens there. */}
        <aside className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-9 max-lg:contents lg:-mt-32">
          <div className="min-w-0 max-lg:order-1">
            <SeatCard event={event} address={address} />
          </div>
          <section className="min-w-0 max-lg:order-3">
            <h2 className="text-[1.0625rem] font-semibold">{m.events_host()}</h2>
            <p className="mt-3 flex min-w-0 items-center gap-3">
              <Mark seed={event.organization.slug} src={event.organization.logo_url} size={40} />
              <Link
                to="/org/$slug"
                params={{ slug: event.organization.slug }}
                className={linkStyles({ kind: "standalone", className: "min-w-0 [overflow-wrap:anywhere]" })}
              >
                {event.organization.name}
              </Link>
            </p>
            <Cohosts cohosts={event.cohosts} />
          </section>
          <div className="min-w-0 max-lg:order-3 empty:hidden">
            <SimilarEvents id={event.id} />
          </div>
        </aside>
      </div>
    </article>
  );
}

/** Who helps to run it: organizations by their pages, people by name. */
function Cohosts({ cohosts }: Pick<Event, "cohosts">) {
  if (cohosts.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 text-[0.9375rem] text-muted-foreground">{m.events_cohosts_with()}</h3>
      <ul className="mt-2.5 grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {cohosts.map(({ id, name, organization }) => (
          <li key={id} className="flex min-w-0 items-center gap-3">
            {organization ? (
              <>
                <Mark seed={organization.slug} src={organization.logo_url} size={32} />
                <Link
                  to="/org/$slug"
                  params={{ slug: organization.slug }}
                  className={linkStyles({ kind: "standalone", className: "min-w-0 [overflow-wrap:anywhere]" })}
                >
                  {name}
                </Link>
              </>
            ) : (
              <>
                <Mark seed={id} src={null} size={32} />
                <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Story({ event: { summary, description } }: { event: Event }) {
  if (!summary && !description) return null;
  return (
    <div className="max-w-[41rem]">
      {summary && <p className="text-[1.375rem] leading-relaxed text-pretty [overflow-wrap:anywhere]">{summary}</p>}
      {description && (
        <p className="mt-5 text-[1.0625rem] leading-relaxed text-pretty whitespace-pre-line [overflow-wrap:anywhere]">
          {description}
        </p>
      )}
    </div>
  );
}
