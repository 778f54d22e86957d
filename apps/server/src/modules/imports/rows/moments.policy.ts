import { foldText } from "@kerkis/contract/core/text/fold-text.ts";
import { beginningOf } from "@kerkis/contract/core/text/storable.ts";
import { EVENT_MAX } from "@kerkis/contract/events/events.taxonomy.ts";
import type { RowProblem } from "@kerkis/contract/imports/imports.schema.ts";
import { zoneNamed } from "../reading/calendar-times.policy.ts";
import { readDay, type Reading } from "./values.policy.ts";

/** A moment of the world: it is told by the clock of whatever zone the event is in. */
const IN_THE_WORLD = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})$/i;
const DAY_AND_TIME = /^(.*?)[\sT,]+(\d{1,2}:\d{2}(?::\d{2})?\s*\S*)$/i;
/** A day that does not say which: 2026, 11/2026, 2026-11. */
const NO_DAY = /^(?:\d{4}|\d{4}[-/.]\d{1,2}|\d{1,2}[-/.]\d{4}|\D+\d{4})$/;

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun|δευτ|τριτ|τετ|πεμ|παρ|σαβ|κυρ)\p{L}*\.?,?\s+/u;

/** A day, or a day with a time, as people and programs write it: «2026-11-27», «2026-11-27T18:30», with Z where it is one of the world. */
export function readMoment(text: string, isMonthFirst: boolean): Reading<string> {
  const [, worldDay, worldTime, offset] = IN_THE_WORLD.exec(text) ?? [];
  if (worldDay !== undefined) {
    try {
      const instant = Temporal.Instant.from(`${worldDay}T${worldTime}${offset}`);
      return { value: `${instant.toString({ smallestUnit: "minute" }).slice(0, 16)}Z` };
    } catch {
      return { problem: "no_such_date" };
    }
  }
  const [, dayPart = text, clockPart] = DAY_AND_TIME.exec(text) ?? [];
  if (NO_DAY.test(dayPart.trim())) return { problem: "no_date" };
  const day = readDay(foldText(dayPart).trim().replace(WEEKDAY, ""), isMonthFirst);
  if ("problem" in day || clockPart === undefined) return day;
  const clock = readClock(clockPart);
  return "problem" in clock ? clock : { value: `${day.value}T${clock.value.slice(0, 5)}` };
}

/** A time of day: 18:30, 18.30, 6:30 μ.μ., 6pm, a spreadsheet's 0.770833; with its end where it tells one: 18:30–20:00. */
export function readClock(text: string): Reading<string> {
  if (/^0?\.\d+$/.test(text.trim())) return { value: clockAt(Math.round(Number(text) * 24 * 60)) };
  const times = foldText(text)
    .split(/\s*(?:–|—|-|εως|\bto\b|\bμεχρι\b)\s*/)
    .map(timeOfDay);
  const [first, last] = times;
  if (!first || times.length > 2 || last === null) return { problem: "no_time" };
  return { value: last === undefined ? first : `${first}-${last}` };
}

const clockAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

function timeOfDay(folded: string): string | null {
  const [, hour, minute = "0", half = ""] =
    /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*(am|pm|a\.m\.|p\.m\.|πμ|μμ|π\.μ\.|μ\.μ\.)?$/.exec(folded.trim()) ?? [];
  if (hour === undefined) return null;
  const isHalf = half !== "";
  const hours = (Number(hour) % (isHalf ? 12 : 24)) + (/^[pμ]/.test(half) ? 12 : 0);
  const isTime = Number(minute) < 60 && (isHalf ? Number(hour) >= 1 && Number(hour) <= 12 : Number(hour) <= 24);
  return isTime ? clockAt(hours * 60 + Number(minute)) : null;
}

export function readZone(text: string): Reading<string> {
  const zone = zoneNamed(text);
  return zone === null || zone === "UTC" ? { problem: "no_time_zone" } : { value: zone };
}

export function readSeats(text: string): Reading<number> {
  const seats = Number(text.replace(/(?<=\d)[.,\s](?=\d{3}\b)/g, ""));
  return Number.isInteger(seats) && seats >= 1 && seats <= EVENT_MAX.seats ? { value: seats } : { problem: "no_seats" };
}

/** Whether a state says that an event does not take place. */
export const isCalledOff = (text: string): boolean =>
  /^(?:cancell?ed|postponed|ακυρωθηκε|ακυρωμενη|ματαιωθηκε|αναβληθηκε)$/.test(foldText(text));

const USUAL_HOURS = 2;

/** Start and end by the clock of the event's zone, from days, times and moments in whichever columns they stood. */
export function eventTimes(record: Record<string, unknown>): RowProblem[] {
  const said = (name: string): string | null => (typeof record[name] === "string" ? record[name] : null);
  const [starts, zone] = [said("starts"), said("timezone")];
  const [begin = null, rangeEnd = null] = said("start_time")?.split("-") ?? [];
  const endTime = said("end_time")?.split("-")[0] ?? rangeEnd;
  delete record["start_time"];
  delete record["end_time"];
  if (starts === null || zone === null) return [];
  const local = (moment: string, clock: string | null): Temporal.PlainDateTime => {
    if (moment.endsWith("Z")) return Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDateTime();
    return Temporal.PlainDateTime.from(moment.includes("T") || clock === null ? moment : `${moment}T${clock}`);
  };
  const from = local(starts, begin);
  const isWholeDay = !starts.includes("T") && begin === null;
  const until = endOf(from, isWholeDay, { day: said("ends"), endTime }, local);
  const text = (moment: Temporal.PlainDateTime) => moment.toString({ smallestUnit: "minute" });
  record["starts"] = text(from);
  record["ends"] = text(until);
  const problem = (code: RowProblem["code"]): RowProblem[] => [{ field: "ends", value: text(until), code }];
  if (Temporal.PlainDateTime.compare(until, from) <= 0) return problem("time_order");
  return from.until(until, { largestUnit: "hour" }).total("days") > EVENT_MAX.days ? problem("lasts_too_long") : [];
}

function endOf(
  from: Temporal.PlainDateTime,
  isWholeDay: boolean,
  { day, endTime }: { day: string | null; endTime: string | null },
  local: (moment: string, clock: string | null) => Temporal.PlainDateTime,
): Temporal.PlainDateTime {
  if (day !== null && (day.includes("T") || endTime !== null)) return local(day, endTime);
  if (endTime !== null) {
    const end = from.withPlainTime(endTime);
    // From ten in the evening until two is the night after.
    return Temporal.PlainDateTime.compare(end, from) <= 0 ? end.add({ days: 1 }) : end;
  }
  // A last day is whole.
  if (day !== null) return local(day, null).add({ days: 1 });
  return from.add(isWholeDay ? { days: 1 } : { hours: USUAL_HOURS });
}

/** An event takes place somewhere: what is said of it, its venue first. */
export function eventPlace(record: Record<string, unknown>): RowProblem[] {
  const place = record["venue"] ?? record["address"] ?? record["city"];
  if (typeof place === "string") record["venue"] ??= beginningOf(place, EVENT_MAX.place);
  return record["venue"] || record["online_url"] ? [] : [{ field: "venue", value: "", code: "no_place" }];
}
