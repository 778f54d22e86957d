import { tzlib_get_ical_block } from "timezones-ical-library";

const digits = (part: { toString(options: { smallestUnit: "second" }): string }): string =>
  part.toString({ smallestUnit: "second" }).replaceAll(/[-:]/g, "");
const day = (date: Temporal.PlainDate): string => date.toString().replaceAll("-", "");

/** An instant in UTC: «20261127T163000Z». */
export const utc = (instant: string): string => digits(Temporal.Instant.from(instant));

interface Span {
  start_date: string;
  end_date: string;
  timezone: string;
}

const dayEnds = (at: Temporal.ZonedDateTime): boolean => at.hour === 23 && at.minute === 59;
const dayBegins = (at: Temporal.ZonedDateTime): boolean => at.hour === 0 && at.minute === 0;

/** Whether readers agree which moment a local time is: its hour does not come twice. */
const isPlain = (at: Temporal.ZonedDateTime): boolean => {
  const read = (disambiguation: "earlier" | "later") =>
    at.toPlainDateTime().toZonedDateTime(at.timeZoneId, { disambiguation });
  return read("earlier").equals(read("later"));
};

/** DTSTART and DTEND, by the zone's clock where that is plain, else in UTC; an event from midnight to the end of a day is whole days, the last one not counted (3.6.1). */
export function times({ start_date, end_date, timezone }: Span): string[] {
  const [start, end] = [start_date, end_date].map((at) => Temporal.Instant.from(at).toZonedDateTimeISO(timezone)) as [
    Temporal.ZonedDateTime,
    Temporal.ZonedDateTime,
  ];
  if (dayBegins(start) && (dayBegins(end) || dayEnds(end))) {
    const after = dayEnds(end) ? end.toPlainDate().add({ days: 1 }) : end.toPlainDate();
    return [`DTSTART;VALUE=DATE:${day(start.toPlainDate())}`, `DTEND;VALUE=DATE:${day(after)}`];
  }
  const isLocal = isPlain(start) && isPlain(end);
  const moment = (at: Temporal.ZonedDateTime) =>
    isLocal ? `;TZID=${timezone}:${digits(at.toPlainDateTime())}` : `:${digits(at.toInstant())}`;
  return [`DTSTART${moment(start)}`, `DTEND${moment(end)}`];
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
