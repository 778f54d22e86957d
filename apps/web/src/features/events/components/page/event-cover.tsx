import type { Event } from "@kerkis/contract/events/events.schema.ts";
import { CalendarDays, MapPin, Video } from "lucide-react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { houseFor } from "../../model/house-geometry.ts";
import { dayText, timeRange, zoneName } from "../../model/event-times.ts";
import { eventTypeName, placeText } from "../../model/place-text.ts";
import { ReaderTime } from "../list/reader-time.tsx";

const ARCS = houseFor(600);
const ARCS_PATH = ARCS.seats.map(([x, y]) => `M${x} ${y}h0`).join("");
const LONG_WORD = 18;

/** The event's name before the arcs of its house, or before its picture. */
export function EventCover({ event }: { event: Event }) {
  const isLong = event.title.split(/\s/).some((word) => word.length > LONG_WORD);
  const place = placeText(event);
  const Sign = event.venue ? MapPin : Video;
  return (
    <header className="overflow-hidden rounded-xl bg-stage">
      <div className="dark relative isolate min-h-[22rem] text-stage-foreground lg:min-h-[27rem]">
        {event.cover_url ? (
          <>
            <img src={event.cover_url} alt="" className="absolute inset-0 -z-20 size-full object-cover" />
            <div className="absolute inset-0 -z-10 bg-linear-to-r from-stage via-stage/90 to-stage/60" />
          </>
        ) : (
          <svg
            aria-hidden
            viewBox={`${-ARCS.outer} ${-ARCS.outer} ${2 * ARCS.outer} ${ARCS.outer * 1.3}`}
            className="absolute -top-10 -right-24 -z-10 w-[52rem] max-w-none opacity-60 print:hidden"
          >
            <path d={ARCS_PATH} stroke="var(--seat)" strokeWidth="5" strokeLinecap="round" />
          </svg>
        )}
        <div className="max-w-[46rem] px-5 py-8 sm:px-9 sm:py-11 lg:pr-64 xl:max-w-[52rem] xl:pr-40">
          <p className="flex min-w-0 items-center gap-3 text-[0.9375rem]">
            <Mark seed={event.organization.slug} src={event.organization.logo_url} size={32} />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <b className="font-semibold">{event.organization.name}</b>
              <span className="text-stage-muted"> · {eventTypeName(event.event_type)}</span>
            </span>
          </p>
          <h1
            className={cn(
              "display mt-7 [overflow-wrap:anywhere]",
              isLong
                ? "text-[clamp(1.75rem,3.2vw,2.5rem)] leading-[1.08]"
                : "text-[clamp(2.25rem,5vw,4.25rem)] leading-[1.05]",
            )}
          >
            {event.title}
          </h1>
          <ul className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
            <li className="flex gap-3">
              <CalendarDays aria-hidden className="mt-1 size-5 shrink-0" />
              <p>
                <time dateTime={event.start_date} className="block font-medium first-letter:uppercase">
                  {dayText(event)}
                </time>
                <span className="tnum text-[0.9375rem] text-stage-muted">
                  {m.events_time_of({ time: timeRange(event), zone: zoneName(event.timezone) })}
                  <span className="block empty:hidden">
                    <ReaderTime event={event} />
                  </span>
                </span>
              </p>
            </li>
            {place && (
              <li className="flex min-w-0 gap-3">
                <Sign aria-hidden className="mt-1 size-5 shrink-0" />
                <p className="min-w-0 font-medium [overflow-wrap:anywhere]">
                  {place}
                  {event.venue && event.is_online && (
                    <span className="block text-[0.9375rem] font-normal text-stage-muted">
                      {m.events_also_online()}
                    </span>
                  )}
                </p>
              </li>
            )}
          </ul>
        </div>
      </div>
    </header>
  );
}
