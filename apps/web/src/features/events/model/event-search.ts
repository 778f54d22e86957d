import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { EVENT_MAX, EVENT_TYPES } from "@kerkis/contract/events/events.taxonomy.ts";
import { choiceParam, dayParam, idParam, optionalParams, patternParam, textParam } from "#shared/routing/search.ts";
import type { EventListInput } from "../events.queries.ts";
import { monthOf, weekOf } from "./calendar-days.ts";

const CURSOR = /^[\w-]{1,400}$/;

/** The list's address: `q`, one parameter per filter, and where a page begins. What makes no sense is dropped. */
export const eventSearch = (search: Record<string, unknown>) =>
  optionalParams({
    q: textParam(search["q"])?.slice(0, LIMITS.searchMax),
    type: choiceParam(search["type"], EVENT_TYPES),
    place: textParam(search["place"])?.slice(0, EVENT_MAX.place),
    organization: idParam(search["organization"]),
    online: choiceParam(search["online"], ["yes"] as const),
    time: choiceParam(search["time"], ["past"] as const),
    from: dayParam(search["from"]),
    to: dayParam(search["to"]),
    view: choiceParam(search["view"], ["month", "week"] as const),
    day: calendarDay(search["day"]),
    cursor: patternParam(search["cursor"], CURSOR),
  });
export type EventSearch = ReturnType<typeof eventSearch>;

/** A day that there is. */
function calendarDay(value: unknown): string | undefined {
  const day = dayParam(value);
  return day !== undefined && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
    ? day
    : undefined;
}

/** What the address asks of the server: those to come by start, those that are over the other way round. */
export const eventListInput = ({
  q,
  cursor: _cursor,
  view: _view,
  day: _day,
  ...filters
}: EventSearch): EventListInput => ({
  ...(q && { search: q }),
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
  ...(filters.time === "past" && { sort: "latest" as const }),
});

/** The same for the days of a month or a week: those that are over too, and no other days. */
export const eventSpanInput = (search: EventSearch, day: string): EventListInput => {
  const days = search.view === "week" ? weekOf(day) : monthOf(day).flat();
  const { sort: _sort, time: _time, ...filters } = eventListInput(search);
  return { ...filters, time: "all", from: days[0] ?? day, to: days.at(-1) ?? day };
};
