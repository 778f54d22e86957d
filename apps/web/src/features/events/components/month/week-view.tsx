import { Link } from "@tanstack/react-router";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { addDays, onDay, type PlacedEvent, weekOf } from "../../model/calendar-days.ts";
import { closingOn, type Deadline } from "../../model/deadlines.ts";
import type { EventSearch } from "../../model/event-search.ts";
import { timeText } from "../../model/event-times.ts";
import { eventTypeName, placeText } from "../../model/place-text.ts";
import { weekdayName } from "../../model/weekday-name.ts";
import { seatWords } from "../house/seat-words.ts";
import { ReaderTime } from "../list/reader-time.tsx";
import { DeadlineLine } from "./deadline-line.tsx";
import { SpanHead } from "./span-head.tsx";

interface WeekViewProps {
  search: EventSearch;
  day: string;
  today: string;
  events: readonly PlacedEvent[];
  deadlines: readonly Deadline[];
}

/** A week day by day, side by side where there is room; on phones one under the other. */
export function WeekView({ search, day, today, events, deadlines }: WeekViewProps) {
  const week = weekOf(day);
  const [first = day, last = day] = [week[0], week.at(-1)];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SpanHead
        title={`${formatDate(first, "short")} – ${formatDate(last, "medium")}`}
        search={search}
        before={{ day: addDays(day, -7), label: m.events_week_before() }}
        after={{ day: addDays(day, 7), label: m.events_week_after() }}
        today={today}
      />
      <ol className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg bg-surface shadow-sm lg:grid-cols-7">
        {week.map((one) => (
          <li key={one} className="min-w-0 border-border max-lg:not-first:border-t lg:min-h-80 lg:not-first:border-s">
            <h3
              {...(one === today && { "aria-current": "date" as const })}
              className="flex items-baseline gap-2 bg-muted px-4 py-3 text-sm font-medium text-muted-foreground lg:px-3"
            >
              <span
                className={cn(
                  "display text-xl text-foreground",
                  one === today && "rounded-sm px-1 shadow-[inset_0_0_0_1.5px_var(--accent)]",
                )}
              >
                {Number(one.slice(8))}
              </span>
              <span className="lg:hidden">{weekdayName(one, "long")}</span>
              <span className="max-lg:hidden">{weekdayName(one, "short")}</span>
            </h3>
            <Day day={one} events={onDay(events, one)} deadlines={closingOn(deadlines, one)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface DayProps {
  day: string;
  events: readonly PlacedEvent[];
  deadlines: readonly Deadline[];
}

function Day({ day, events, deadlines }: DayProps) {
  if (events.length + deadlines.length === 0)
    return <p className="px-4 py-3 text-sm text-muted-foreground lg:sr-only">{m.events_day_none()}</p>;
  return (
    <ul className="divide-y divide-border">
      {events.map(({ event, first }) => (
        <li key={event.id} className="relative px-4 py-3.5 hover:bg-muted/40 lg:px-3">
          <p className="tnum text-sm text-muted-foreground">
            {first === day ? timeText(event.start_date, event.timezone) : m.events_goes_on()}{" "}
            <ReaderTime event={event} />
          </p>
          <Link
            to="/event/$id"
            params={{ id: event.id }}
            className={linkStyles({
              kind: "cover",
              className: cn("mt-0.5 block font-medium [overflow-wrap:anywhere]", event.is_cancelled && "line-through"),
            })}
          >
            {event.title}
          </Link>
          <p className="mt-0.5 text-sm text-muted-foreground [overflow-wrap:anywhere]">
            {[eventTypeName(event.event_type), placeText(event), seatWords(event).main].filter(Boolean).join(" · ")}
          </p>
        </li>
      ))}
      {deadlines.map((deadline) => (
        <li key={deadline.id} className="px-4 py-3.5 lg:px-3">
          <DeadlineLine deadline={deadline} className="text-sm text-muted-foreground" />
        </li>
      ))}
    </ul>
  );
}
