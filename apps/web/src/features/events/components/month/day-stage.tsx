import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatNumber, formatWeekday } from "#shared/i18n/format.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { Deadline } from "../../model/deadlines.ts";
import type { PlacedEvent } from "../../model/calendar-days.ts";
import { timeRange } from "../../model/event-times.ts";
import { placeText } from "../../model/place-text.ts";
import { SmallHouse } from "../house/seat-house.tsx";
import { seatWords } from "../house/seat-words.ts";
import { ReaderTime } from "../list/reader-time.tsx";
import { DeadlineLine } from "./deadline-line.tsx";

/** The chosen day on the stage, with all that is on it. */
export function DayStage({
  day,
  events,
  deadlines,
}: {
  day: string;
  events: readonly PlacedEvent[];
  deadlines: readonly Deadline[];
}) {
  const count = m.events_count({ count: events.length, shown: formatNumber(events.length) });
  return (
    <section aria-label={formatWeekday(day)} className="rounded-xl bg-stage">
      <div className="dark grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 px-5 py-6 text-stage-foreground sm:px-9 sm:py-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <p>
          <span className="display block text-[4.5rem] leading-none">{Number(day.slice(8))}</span>
          <span className="mt-1 block text-stage-muted first-letter:uppercase">{formatWeekday(day)}</span>
          <span className="block text-stage-muted">{events.length > 0 ? count : m.events_day_none()}</span>
        </p>
        <ul className="divide-y divide-border">
          {events.map(({ event }) => {
            const { main, more } = seatWords(event);
            return (
              <li
                key={event.id}
                className="relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-1.5 py-4 first:pt-0 last:pb-0 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
              >
                <p className="tnum text-stage-muted">
                  {timeRange(event)} <ReaderTime event={event} />
                </p>
                <p className="min-w-0 [overflow-wrap:anywhere]">
                  <Link
                    to="/event/$id"
                    params={{ id: event.id }}
                    className={linkStyles({ kind: "cover", className: "font-medium text-stage-foreground" })}
                  >
                    {event.title}
                  </Link>
                  <span className="block text-[0.9375rem] text-stage-muted">
                    {[placeText(event), event.organization.name].filter(Boolean).join(" · ")}
                  </span>
                </p>
                <div className="flex items-center gap-3 text-[0.9375rem]">
                  <SmallHouse seats={event.seats} />
                  <p>{[main, more].filter(Boolean).join(" · ")}</p>
                </div>
              </li>
            );
          })}
          {deadlines.map((deadline) => (
            <li key={deadline.id} className="py-4 first:pt-0 last:pb-0">
              <DeadlineLine deadline={deadline} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
