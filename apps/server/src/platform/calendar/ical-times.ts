import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { tzlib_get_ical_block } from "timezones-ical-library";

/** What a clock shows as calendars write it: «20261127T183000». Of all feeds this is asked most, so that it is no work of Temporal. */
const digits = (shown: Date): string => shown.toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
const day = (shown: Date): string => digits(shown).slice(0, 8);

/** An instant in UTC: «20261127T163000Z». */
export const utc = (instant: string): string => `${digits(new Date(instant))}Z`;

interface Span {
  start_date: string;
  end_date: string;
  timezone: string;
}

/** A stretch between two changes of a zone's clock, in milliseconds; what its wall shows twice is left out of `plain`. */
interface Stretch {
  from: number;
  until: number;
  offset: number;
  plain: { from: number; until: number };
}

const offsetOf = (at: Temporal.ZonedDateTime): number => at.offsetNanoseconds / 1e6;

function stretchOf(zone: string, instant: number): Stretch {
  const at = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  const offset = offsetOf(at);
  const before = at.add({ nanoseconds: 1 }).getTimeZoneTransition("previous");
  const after = at.getTimeZoneTransition("next");
  const from = before?.epochMilliseconds ?? -Infinity;
  const until = after?.epochMilliseconds ?? Infinity;
  // A clock that is set back shows the hour before it and the hour after it alike.
  const shownAlready = before ? Math.max(0, offsetOf(before.subtract({ nanoseconds: 1 })) - offset) : 0;
  const shownAgain = after ? Math.max(0, offset - offsetOf(after)) : 0;
  return { from, until, offset, plain: { from: from + shownAlready, until: until - shownAgain } };
}

const STRETCHES_MAX = 2_000;
const stretches = new Map<string, Stretch[]>();
let kept = 0;

/** The stretch of a zone's clock that an instant falls into; those asked before are remembered. */
function stretchAt(zone: string, instant: number): Stretch {
  const known = stretches.get(zone)?.find(({ from, until }) => instant >= from && instant < until);
  if (known) return known;
  if ((kept += 1) > STRETCHES_MAX) {
    stretches.clear();
    kept = 1;
  }
  const found = stretchOf(zone, instant);
  stretches.set(zone, [...(stretches.get(zone) ?? []), found]);
  return found;
}

/** An instant as a zone's wall shows it, and whether readers agree which moment that is: its hour does not come twice. */
function wallAt(instant: string, zone: string) {
  const at = Date.parse(instant);
  const { offset, plain } = stretchAt(zone, at);
  const shown = new Date(at + offset);
  return { shown, clock: shown.toISOString().slice(11, 16), isPlain: at >= plain.from && at < plain.until };
}

/** DTSTART and DTEND, by the zone's clock where that is plain, else in UTC; an event from midnight to the end of a day is whole days, the last one not counted (3.6.1). */
export function times({ start_date, end_date, timezone }: Span): string[] {
  const [start, end] = [wallAt(start_date, timezone), wallAt(end_date, timezone)];
  const dayEnds = end.clock === "23:59";
  if (start.clock === "00:00" && (end.clock === "00:00" || dayEnds)) {
    const after = new Date(end.shown.getTime() + (dayEnds ? DAY_MS : 0));
    return [`DTSTART;VALUE=DATE:${day(start.shown)}`, `DTEND;VALUE=DATE:${day(after)}`];
  }
  const isLocal = start.isPlain && end.isPlain;
  const moment = (instant: string, { shown }: typeof start) =>
    isLocal ? `;TZID=${timezone}:${digits(shown)}` : `:${utc(instant)}`;
  return [`DTSTART${moment(start_date, start)}`, `DTEND${moment(end_date, end)}`];
}

/** VTIMEZONE of each zone that these lines name. */
export function zonesOf(lines: readonly string[]): string[] {
  const named = new Set(lines.flatMap((line) => /^DT(?:START|END);TZID=([^:]+):/.exec(line)?.[1] ?? []));
  return [...named].flatMap((zone) => {
    const [block = ""] = tzlib_get_ical_block(zone);
    // An older name of a zone stays the name that the events say.
    return block.split(/\r?\n/).flatMap((line) => (line.startsWith("TZID:") ? `TZID:${zone}` : line || []));
  });
}
