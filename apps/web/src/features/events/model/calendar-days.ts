import type { EventRow } from "@kerkis/contract/events/events.schema.ts";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";

/** Days are «2026-12-01» everywhere here; what falls on which is decided by the event's own clock. */
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
export const addDays = (day: string, count: number): string => iso(utc(day) + count * DAY_MS);

const WEEK = 7;
/** 0 is Monday. */
const weekdayOf = (day: string): number => (new Date(utc(day)).getUTCDay() + 6) % WEEK;

/** The day of a month that is `count` months away, or its last where that month is shorter. */
export function addMonths(day: string, count: number): string {
  const first = new Date(`${day.slice(0, 8)}01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(Number(day.slice(8)), last));
  return iso(first.getTime());
}

/** Monday to Sunday around a day. */
export const weekOf = (day: string): string[] => {
  const monday = addDays(day, -weekdayOf(day));
  return Array.from({ length: WEEK }, (_, index) => addDays(monday, index));
};

/** The weeks that a month's days stand in. */
export function monthOf(day: string): string[][] {
  const month = day.slice(0, 7);
  const weeks: string[][] = [];
  for (
    let week = weekOf(`${month}-01`);
    week.some((one) => one.startsWith(month));
    week = weekOf(addDays(week[0] ?? "", WEEK))
  )
    weeks.push(week);
  return weeks;
}

const clocks = new Map<string, Intl.DateTimeFormat>();
/** The day by a zone's clock. */
function dayIn(moment: string | number, timeZone: string): string {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone });
  clocks.set(timeZone, clock);
  return clock.format(new Date(moment));
}

export const dayInAthens = (moment: string): string => dayIn(moment, "Europe/Athens");

export interface PlacedEvent {
  event: EventRow;
  first: string;
  last: string;
}

/** Events with the days they are on; one that ends at midnight is not on the day that begins. */
export const placed = (events: readonly EventRow[]): PlacedEvent[] =>
  events.map((event) => ({
    event,
    first: dayIn(event.start_date, event.timezone),
    last: dayIn(Date.parse(event.end_date) - 1, event.timezone),
  }));

export const onDay = (events: readonly PlacedEvent[], day: string): PlacedEvent[] =>
  events.filter(({ first, last }) => first <= day && day <= last);

export const isLong = ({ first, last }: PlacedEvent): boolean => first !== last;

/** Lanes of a week for events of several days, so that each keeps its height from day to day: per lane, per day, the event or null. */
export function lanesOf(events: readonly PlacedEvent[], week: readonly string[]): (PlacedEvent | null)[][] {
  const lanes: (PlacedEvent | null)[][] = [];
  for (const one of events.filter(isLong)) {
    const days = week.map((day) => one.first <= day && day <= one.last);
    if (!days.includes(true)) continue;
    let lane = lanes.find((taken) => days.every((isOn, index) => !isOn || taken[index] === null));
    if (!lane) lanes.push((lane = week.map(() => null)));
    for (const [index, isOn] of days.entries()) if (isOn) lane[index] = one;
  }
  return lanes;
}
