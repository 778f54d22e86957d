import type { EventRow } from "@kerkis/contract/events/events.schema.ts";
import { Link } from "@tanstack/react-router";
import { Clock, Landmark, MapPin } from "lucide-react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { dayParts, timeRange } from "../../model/event-times.ts";
import { placeText } from "../../model/place-text.ts";
import { SeatHouse } from "../house/seat-house.tsx";
import { seatWords } from "../house/seat-words.ts";
import { StageNumber } from "../house/stage-number.tsx";

/** The next event on the stage, with its real house. */
export function EventStage({ event }: { event: EventRow }) {
  const { day, weekday, month } = dayParts(event);
  const { main, more } = seatWords(event);
  const place = placeText(event);
  return (
    <section aria-label={m.events_next()} className="overflow-hidden rounded-xl bg-stage">
      <div className="dark grid grid-cols-[minmax(0,1fr)] items-center text-stage-foreground gap-x-10 gap-y-8 px-5 py-7 sm:px-9 sm:py-10 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <p className="flex items-center gap-2.5 text-[0.9375rem] text-stage-muted">
            <i aria-hidden className="size-2.5 rounded-full bg-accent shadow-[0_0_0_4px_oklch(0.8_0.15_75/0.25)]" />
            {m.events_next()}
          </p>
          <div className="mt-6 flex items-start gap-5 sm:gap-8">
            <p className="shrink-0 text-center">
              <span className="display block text-[clamp(3.5rem,7vw,6.25rem)] leading-[0.9]">{day}</span>
              <span className="mt-2 block text-[0.9375rem] font-medium text-accent">{month}</span>
            </p>
            <h2 className="display min-w-0 text-[clamp(1.75rem,3.6vw,3.25rem)] leading-[1.08] [overflow-wrap:anywhere]">
              <Link
                to="/event/$id"
                params={{ id: event.id }}
                className={linkStyles({ kind: "quiet", className: "text-stage-foreground" })}
              >
                {event.title}
              </Link>
            </h2>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-stage-muted">
            <li className="flex items-center gap-2.5">
              <Clock aria-hidden className="size-4.5 shrink-0" />
              {weekday}, {timeRange(event)}
            </li>
            {place && (
              <li className="flex min-w-0 items-center gap-2.5">
                <MapPin aria-hidden className="size-4.5 shrink-0" />
                <span className="min-w-0 [overflow-wrap:anywhere]">{place}</span>
              </li>
            )}
            <li className="flex min-w-0 items-center gap-2.5">
              <Landmark aria-hidden className="size-4.5 shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{event.organization.name}</span>
            </li>
          </ul>
          <Link
            to="/event/$id"
            params={{ id: event.id }}
            className={buttonStyles({ variant: "accent", size: "lg", className: "mt-8" })}
          >
            {m.events_see_and_register()}
          </Link>
        </div>
        <div className="mx-auto w-full max-w-[27rem] max-lg:hidden">
          <SeatHouse seats={event.seats}>
            <StageNumber seats={event.seats} />
          </SeatHouse>
          <p className="mt-3 text-center text-sm text-stage-muted">{[main, more].filter(Boolean).join(" · ")}</p>
        </div>
      </div>
    </section>
  );
}
