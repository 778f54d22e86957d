import { addDays } from "@kerkis/contract/core/time/working-days.ts";
import { Info } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { m } from "#messages";
import { formatDate, formatList } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { cn } from "#shared/ui/class-names.ts";
import { type Calendar, calendarOf, type CallDays, dayAt, shareOf } from "../../model/days-on-calendar.ts";

interface CalendarBandProps {
  days: CallDays;
  hasGrace: boolean;
  /** Moves the end of the applications to a day; null where it is fixed. */
  onEnd: ((day: string) => void) | null;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
};
const BAR = "absolute flex h-6 items-center overflow-hidden rounded-xs px-2 text-sm font-medium";

/** How the days of a call spread over the calendar; the end of the applications can be drawn, and its field follows. */
export function CalendarBand({ days, hasGrace, onEnd }: CalendarBandProps) {
  const ground = useRef<HTMLDivElement>(null);
  // While the end is drawn the ground stands still under it.
  const [held, setHeld] = useState<Calendar | null>(null);
  const now = calendarOf(days);
  if (!now) return null;
  const scale = held ?? now;
  const left = (day: string) => `${shareOf(scale, day) * 100}%`;
  const span = (from: string, to: string) => ({
    left: left(from),
    width: `${Math.max(0.5, (shareOf(scale, to) - shareOf(scale, from)) * 100)}%`,
  });
  const term = now.due && days.decisionDays !== null ? m.programmes_band_term({ count: days.decisionDays }) : null;
  const skipped = now.holidays.filter(({ day }) => now.due && day > days.closes && day <= now.due && isWeekday(day));
  // Closed before it opened, it took applications on no day.
  const closed = days.closed === null ? days.closes : days.closed < days.opens ? days.opens : days.closed;
  const moveTo = (day: string) => onEnd?.(day < days.opens ? days.opens : day);
  const rows = [
    { key: "submission", what: m.programmes_band_submission(), from: days.opens, to: closed },
    ...now.rounds.map(({ key, title, from, to }) => ({ key, what: title, from, to })),
    ...(now.due && term ? [{ key: "term", what: term, from: days.closes, to: now.due }] : []),
  ];
  function onKeyDown(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    moveTo(addDays(days.closes, by));
  }
  function onPointerMove(event: PointerEvent) {
    const box = ground.current?.getBoundingClientRect();
    if (held && box) moveTo(dayAt(held, (event.clientX - box.left) / box.width));
  }
  return (
    <section aria-labelledby="challenge-band" className="grid gap-3 rounded-md bg-muted p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id="challenge-band" className="font-semibold">
          {m.programmes_band_title()}
        </h3>
        <p aria-hidden className="flex gap-4 text-sm text-muted-foreground">
          <span className="inline-flex items-center gap-1.5">
            <i className="h-3.5 w-1 bg-danger/40" />
            {m.programmes_band_holidays()}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <i className="h-3.5 w-0.5 bg-foreground" />
            {m.programmes_band_today()}
          </span>
        </p>
      </div>
      <div ref={ground} className="relative h-33">
        <div aria-hidden>
          {now.months.map((day) => (
            <span
              key={day}
              className="absolute inset-y-0 border-l border-border-strong/50 pl-1 text-xs whitespace-nowrap text-muted-foreground"
              style={{ left: left(day) }}
            >
              {monthName(day)}
            </span>
          ))}
          {now.holidays.map(({ day }) => (
            <i key={day} className="absolute top-6 bottom-0 w-0.75 bg-danger/40" style={{ left: left(day) }} />
          ))}
          <i className="absolute top-4 bottom-0 w-0.5 bg-foreground" style={{ left: left(days.today) }} />
          <span className={cn(BAR, "top-7 bg-accent text-accent-foreground")} style={span(days.opens, closed)}>
            <span className="truncate max-md:hidden">{m.programmes_band_submission()}</span>
          </span>
          {now.rounds.map(({ key, title, from, to }) => (
            <span key={key} className={cn(BAR, "top-16 bg-evaluator/25 text-foreground")} style={span(from, to)}>
              <span className="truncate max-md:hidden">{title}</span>
            </span>
          ))}
          {now.due && (
            <span className={cn(BAR, "top-25 bg-primary-soft text-foreground")} style={span(days.closes, now.due)}>
              <span className="truncate max-md:hidden">{term}</span>
            </span>
          )}
        </div>
        {/* Closed before its end, a call has no grace. */}
        {days.closed === null && (
          <span
            data-grace
            className={cn("absolute top-7 h-6 w-1.5 rounded-r-xs", hasGrace ? "bg-accent-foreground" : "bg-accent")}
            style={{ left: left(days.closes) }}
          />
        )}
        {onEnd && (
          <span
            role="slider"
            tabIndex={0}
            aria-label={m.programmes_band_end()}
            aria-valuemin={0}
            aria-valuemax={1000}
            aria-valuenow={Math.round(shareOf(scale, days.closes) * 1000)}
            aria-valuetext={formatDate(days.closes, "long")}
            className="absolute top-5 h-10 w-6 -translate-x-1/2 cursor-ew-resize touch-none rounded-xs"
            style={{ left: left(days.closes) }}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setHeld(now);
            }}
            onPointerMove={onPointerMove}
            onPointerUp={() => setHeld(null)}
            onPointerCancel={() => setHeld(null)}
          />
        )}
      </div>
      <ul className="grid gap-1 text-sm md:sr-only">
        {rows.map(({ key, what, from, to }) => (
          <li key={key}>
            {m.programmes_band_span({ what, from: formatDate(from, "medium"), to: formatDate(to, "medium") })}
          </li>
        ))}
      </ul>
      {onEnd && <p className="text-sm text-muted-foreground">{m.programmes_band_drag()}</p>}
      {now.due && (
        <p className="flex gap-2.5 text-[0.9375rem] text-primary" aria-live="polite">
          <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <span>
            {m.programmes_band_due({ day: formatDate(now.due, "long") })}{" "}
            {skipped.length > 0 &&
              m.programmes_band_not_counted({
                days: formatList(skipped.map(({ day, name }) => `${localized(name)} (${formatDate(day, "short")})`)),
              })}
          </span>
        </p>
      )}
    </section>
  );
}

const isWeekday = (day: string): boolean => ![0, 6].includes(new Date(day).getUTCDay());
const monthName = (day: string): string => formatDate(day, "short");
