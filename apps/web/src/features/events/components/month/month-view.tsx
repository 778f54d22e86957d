import { Link, useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, useRef } from "react";
import { m } from "#messages";
import { formatDate, formatNumber, formatWeekday } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { addDays, addMonths, lanesOf, monthOf, onDay, type PlacedEvent, isLong } from "../../model/calendar-days.ts";
import type { EventSearch } from "../../model/event-search.ts";
import { timeText } from "../../model/event-times.ts";
import { weekdayName } from "../../model/weekday-name.ts";
import { closingOn, type Deadline } from "../../model/deadlines.ts";
import { DayStage } from "./day-stage.tsx";
import { DeadlineLine } from "./deadline-line.tsx";
import { SpanHead } from "./span-head.tsx";

interface MonthViewProps {
  search: EventSearch;
  /** The chosen day, in the month that is shown. */
  day: string;
  today: string;
  events: readonly PlacedEvent[];
  deadlines: readonly Deadline[];
}

type Walk = (event: KeyboardEvent<HTMLAnchorElement>, from: string) => void;

const SHOWN = 2;
const STEPS: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** A month as a table of its days, the chosen one on the stage under it. Arrows walk from day to day, Page Up and Page Down by month. */
export function MonthView({ search, day, today, events, deadlines }: MonthViewProps) {
  const navigate = useNavigate();
  const grid = useRef<HTMLTableElement>(null);
  const weeks = monthOf(day);
  // The day that the arrows lead to may be in another month: it is there once the address says so.
  function walk(event: KeyboardEvent<HTMLAnchorElement>, from: string): void {
    const to = STEPS[event.key]?.(from);
    if (to === undefined) return;
    event.preventDefault();
    void navigate({ to: "/events", search: { ...search, day: to }, replace: true, resetScroll: false }).then(() =>
      grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus(),
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SpanHead
        title={formatDate(day, "month")}
        search={search}
        before={{ day: addMonths(day, -1), label: m.events_month_before() }}
        after={{ day: addMonths(day, 1), label: m.events_month_after() }}
        today={today}
      />
      <table
        ref={grid}
        aria-label={formatDate(day, "month")}
        className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-lg bg-surface shadow-sm"
      >
        <thead>
          <tr className="bg-muted">
            {(weeks[0] ?? []).map((weekday) => (
              <th
                key={weekday}
                scope="col"
                className="px-1 py-3 text-sm font-medium text-muted-foreground sm:px-3 sm:text-start"
              >
                <span className="sr-only lg:not-sr-only">{weekdayName(weekday, "long")}</span>
                <span aria-hidden className="lg:hidden">
                  {weekdayName(weekday, "short")}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <WeekRow
              key={week[0]}
              week={week}
              events={events}
              deadlines={deadlines}
              search={search}
              day={day}
              today={today}
              onWalk={walk}
            />
          ))}
        </tbody>
      </table>
      <DayStage day={day} events={onDay(events, day)} deadlines={closingOn(deadlines, day)} />
    </div>
  );
}

interface WeekRowProps extends MonthViewProps {
  week: readonly string[];
  onWalk: Walk;
}

function WeekRow({ week, events, deadlines, search, day, today, onWalk }: WeekRowProps) {
  const lanes = lanesOf(events, week).slice(0, SHOWN);
  return (
    <tr>
      {week.map((one, index) => {
        const there = onDay(events, one);
        const closing = closingOn(deadlines, one);
        const long = lanes.map((lane) => ({
          lane: lane.find((bar) => bar !== null)?.event.id,
          bar: lane[index] ?? null,
        }));
        // A lane that is over by the end of the week leaves no hole under the day's number.
        const bars = long.slice(0, long.findLastIndex(({ bar }) => bar !== null) + 1);
        const single = there.filter((placed) => !isLong(placed)).slice(0, Math.max(0, SHOWN - bars.length));
        const hidden = there.length - bars.filter(({ bar }) => bar !== null).length - single.length;
        const isChosen = one === day;
        return (
          <td
            key={one}
            className={cn(
              "h-14 min-w-0 border-t border-border p-0 align-top not-first:border-s md:h-31",
              one.slice(0, 7) !== day.slice(0, 7) && "bg-muted/50",
              isChosen && "bg-stage",
            )}
          >
            <div className={cn("max-md:h-full", isChosen && "dark text-stage-foreground")}>
              <DayLink
                day={one}
                count={there.length}
                closing={closing.length}
                search={search}
                isChosen={isChosen}
                isToday={one === today}
                onWalk={onWalk}
                isOther={one.slice(0, 7) !== day.slice(0, 7)}
              />
              <div className="hidden pb-2 md:grid md:grid-cols-[minmax(0,1fr)] md:gap-1">
                {bars.map(({ lane, bar }) =>
                  bar ? <Bar key={lane} bar={bar} day={one} week={week} /> : <span key={lane} className="h-6.5" />,
                )}
                {single.map(({ event }) => (
                  <p key={event.id} className="relative flex min-w-0 gap-1.5 px-3 text-[0.8125rem] leading-snug">
                    <i
                      aria-hidden
                      className={cn(
                        "mt-1.5 size-1.5 shrink-0 rounded-full",
                        event.seats.capacity !== null && event.seats.taken >= event.seats.capacity
                          ? "shadow-[inset_0_0_0_1.5px_var(--muted-foreground)]"
                          : "bg-primary",
                      )}
                    />
                    <Link
                      to="/event/$id"
                      params={{ id: event.id }}
                      className={linkStyles({
                        kind: "quiet",
                        className: cn(
                          "line-clamp-2 text-foreground [overflow-wrap:anywhere]",
                          event.is_cancelled && "line-through",
                        ),
                      })}
                    >
                      <b className="tnum font-semibold">{timeText(event.start_date, event.timezone)}</b> {event.title}
                    </Link>
                  </p>
                ))}
                {closing.slice(0, 1).map((deadline) => (
                  <DeadlineLine
                    key={deadline.id}
                    deadline={deadline}
                    className={cn(
                      "px-3 text-[0.8125rem] leading-snug",
                      isChosen ? "text-stage-muted" : "text-muted-foreground",
                    )}
                  />
                ))}
                {hidden > 0 && (
                  <p className="px-3 text-[0.8125rem] font-medium text-accent-ink">
                    {m.events_day_more({ shown: formatNumber(hidden) })}
                  </p>
                )}
              </div>
            </div>
          </td>
        );
      })}
    </tr>
  );
}

interface DayLinkProps {
  day: string;
  count: number;
  /** Calls that close on it. */
  closing: number;
  search: EventSearch;
  isChosen: boolean;
  isToday: boolean;
  isOther: boolean;
  onWalk: Walk;
}

/** The day's number; on phones the whole cell with a dot where something is on. */
function DayLink({ day, count, closing, search, isChosen, isToday, isOther, onWalk }: DayLinkProps) {
  const words = [
    formatWeekday(day),
    count > 0 ? m.events_count({ count, shown: formatNumber(count) }) : "",
    closing > 0 ? m.events_deadlines({ count: closing }) : "",
  ];
  return (
    <Link
      to="/events"
      search={{ ...search, day }}
      replace
      resetScroll={false}
      data-day={day}
      onKeyDown={(event) => onWalk(event, day)}
      tabIndex={isChosen ? 0 : -1}
      aria-label={words.filter(Boolean).join(", ")}
      {...(isChosen && { "aria-current": "date" as const })}
      className={cn(
        "flex flex-col items-center gap-1 px-1 pt-2 -outline-offset-2! max-md:h-full md:items-start md:px-3 md:pb-1",
        isOther && !isChosen && "text-muted-foreground",
      )}
    >
      <span
        className={cn(
          "display tnum text-lg leading-snug",
          isToday && "rounded-sm px-1 shadow-[inset_0_0_0_1.5px_var(--accent)]",
        )}
      >
        {Number(day.slice(8))}
      </span>
      {count + closing > 0 && (
        <i aria-hidden className={cn("size-1.5 rounded-full md:hidden", count > 0 ? "bg-primary" : "bg-warning")} />
      )}
    </Link>
  );
}

interface BarProps {
  bar: PlacedEvent;
  day: string;
  week: readonly string[];
}

/** One day of an event that lasts several: its name where it begins, and where a week begins, over all its days of that week. */
function Bar({ bar: { event, first, last }, day, week }: BarProps) {
  const isNamed = day === first || day === week[0];
  const days = week.filter((one) => day <= one && one <= last).length;
  return (
    <p
      className={cn(
        "relative h-6.5 bg-accent-soft text-[0.8125rem] leading-6.5 font-medium text-accent-ink",
        isNamed && "z-10",
        day === first && "ml-1.5 rounded-l-sm",
        day === last && "mr-1.5 rounded-r-sm",
      )}
    >
      {isNamed && (
        <Link
          to="/event/$id"
          params={{ id: event.id }}
          style={{ width: `${days * 100}%` }}
          className={linkStyles({
            kind: "quiet",
            className: cn("block truncate px-2 text-accent-ink", event.is_cancelled && "line-through"),
          })}
        >
          {event.title}
        </Link>
      )}
    </p>
  );
}
