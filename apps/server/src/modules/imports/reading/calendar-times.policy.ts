import { findIana } from "windows-iana";
import { RRuleTemporal } from "rrule-temporal";

/** When something of a calendar is: a day, or a moment by the clock of a zone; null is a clock that hangs nowhere. */
export type CalendarTime = { day: Temporal.PlainDate } | { local: Temporal.PlainDateTime; zone: string | null };

/** A zone as IANA knows it, whatever Windows or a program's own prefix calls it; null for one that does not exist. */
export function zoneNamed(name: string): string | null {
  const bare = name.trim().replace(/^["']|["']$/g, "");
  const windows: string | undefined = findIana(bare)[0];
  // «/freeassociation.sourceforge.net/Europe/Athens»
  const candidates = [bare, windows, /[A-Z][\w+-]+(?:\/[A-Z][\w+-]+){1,2}$/.exec(bare)?.[0]];
  return candidates.find((one): one is string => one !== undefined && isZone(one)) ?? null;
}

function isZone(name: string): boolean {
  try {
    return (name.includes("/") || name === "UTC") && Temporal.Now.zonedDateTimeISO(name).year > 0;
  } catch {
    return false;
  }
}

/** A value of DTSTART and the like: «20261127», «20261127T183000Z» by the zone it names; null for none such. */
export function calendarTime(value: string, zone: string | null): CalendarTime | null {
  try {
    if (/^\d{8}$/.test(value)) return { day: Temporal.PlainDate.from(value) };
    const [, local, utc] = /^(\d{8}T\d{6})(Z?)$/i.exec(value) ?? [];
    return local === undefined ? null : { local: Temporal.PlainDateTime.from(local), zone: utc ? "UTC" : zone };
  } catch {
    return null;
  }
}

/** As cells say it: «2026-11-27», «2026-11-27T18:30», the latter with Z for a moment that no zone is named with. */
export function timeCell(time: CalendarTime): string {
  if ("day" in time) return time.day.toString();
  return time.local.toString({ smallestUnit: "minute" }) + (time.zone === "UTC" ? "Z" : "");
}

/** Tells two times apart, whichever zone each is written in. */
export const timeKey = (time: CalendarTime): string =>
  "day" in time ? time.day.toString() : String(time.local.toZonedDateTime(time.zone ?? "UTC").epochMilliseconds);

/** A time so much later, by the clock on its wall. */
export const laterBy = (time: CalendarTime, span: Temporal.Duration): CalendarTime =>
  "day" in time
    ? { day: time.day.add(span) }
    : time.zone === null
      ? { ...time, local: time.local.add(span) }
      : { ...time, local: time.local.toZonedDateTime(time.zone).add(span).toPlainDateTime() };

/** How much later the one is than the other. */
export function spanOf(from: CalendarTime, to: CalendarTime): Temporal.Duration | null {
  if ("day" in from) return "day" in to ? from.day.until(to.day) : null;
  if ("day" in to) return null;
  const at = ({ local, zone }: typeof from) => local.toZonedDateTime(zone ?? "UTC");
  return at(from).until(at(to).withTimeZone(from.zone ?? "UTC"), { largestUnit: "hour" });
}

/** A longer series is refused by name, as is one whose rule finds nothing for long. */
const OCCURRENCES_MAX = 400;
const LOOKS_MAX = 2_000;

/**
 * The times of a series, the first among them; null for one that cannot be told: it has no end, too many of them, or a rule
 * that nobody can read.
 */
export function occurrences(first: CalendarTime, rule: string): CalendarTime[] | null {
  if (!/(?:^|;)FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;|$)/i.test(rule) || !/(?:COUNT|UNTIL)=/i.test(rule)) return null;
  const isDay = "day" in first;
  const local = isDay ? first.day.toPlainDateTime() : first.local;
  const zone = isDay ? "UTC" : (first.zone ?? "UTC");
  const start = local.toString({ smallestUnit: "second" }).replace(/[-:]/g, "");
  try {
    const series = new RRuleTemporal({
      rruleString: `DTSTART;TZID=${zone}:${start}\nRRULE:${rule}`,
      maxIterations: LOOKS_MAX,
    });
    const found = series.all((_one, index) => index <= OCCURRENCES_MAX);
    if (found.length === 0 || found.length > OCCURRENCES_MAX) return null;
    return found.map((one) =>
      isDay
        ? { day: Temporal.PlainDate.from(one.toString().slice(0, 10)) }
        : { local: Temporal.PlainDateTime.from(one.toString().slice(0, 19)), zone: first.zone },
    );
  } catch {
    return null;
  }
}
