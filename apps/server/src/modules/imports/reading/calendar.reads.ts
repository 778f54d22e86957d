import { setImmediate } from "node:timers/promises";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import ICAL from "ical.js";
import { Refusal } from "#platform/http/refusal.ts";
import { damaged, partsOfCalendar, type CalendarPart } from "./calendar-lines.reads.ts";
import {
  calendarTime,
  laterBy,
  occurrences,
  spanOf,
  timeCell,
  timeKey,
  zoneNamed,
  type CalendarTime,
} from "./calendar-times.policy.ts";
import type { Encoding } from "./encoding.reads.ts";
import { withoutMarkup } from "./markup.reads.ts";
import type { Meter, SourceRow, TableSource } from "./source.reads.ts";
import { decodedHead, encodingOf } from "./text.reads.ts";

/** What a row says of an event. Its title is called so, because other tables mean a sentence by «summary». */
const HEADERS = [
  "Title (SUMMARY)",
  "DTSTART",
  "DTEND",
  "TZID",
  "LOCATION",
  "Address",
  "DESCRIPTION",
  "URL",
  "CATEGORIES",
  "STATUS",
  "UID",
  "RRULE",
];
const VENUE_MAX = 120;

/** A calendar's events, those of a series one by one; null when the file is none. */
export async function calendarTable(path: string, head: Uint8Array, bytes: number): Promise<TableSource | null> {
  const isCalendar = (text: string) => /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text);
  if (
    !isCalendar(decodedHead(head.subarray(0, 200), "utf-8")) &&
    !isCalendar(decodedHead(head.subarray(0, 200), "utf-16le"))
  )
    return null;
  const encoding = await encodingOf(path, head);
  const facts = await factsOf(path, encoding);
  const meter = { read: 0, of: bytes };
  const rows = rowsOf(path, encoding, facts, meter);
  return { format: "ics", encoding, delimiter: null, hasHeader: true, rows, meter };
}

/** What has to be known before the first event is read. */
interface Facts {
  /** Of the whole calendar, where it names one. */
  zone: string | null;
  /** Events of a series that were moved, by identity and the time they had. */
  moved: ReadonlySet<string>;
}

type Properties = Map<string, { value: string; zone: string | null }[]>;

async function factsOf(path: string, encoding: Encoding): Promise<Facts> {
  const moved = new Set<string>();
  let zone: string | null = null;
  let events = 0;
  for await (const part of partsOfCalendar(path, encoding)) {
    if ("text" in part) {
      const [, name] = /^X-WR-TIMEZONE(?:;[^:]*)?:(.*)$/i.exec(part.text) ?? [];
      zone ??= name === undefined ? null : zoneNamed(name);
      continue;
    }
    if (part.name !== "VEVENT") continue;
    if (++events > LIMITS.importRows) throw new Refusal("import.too_many_rows", { params: { max: LIMITS.importRows } });
    if (!part.lines.some((line) => /^RECURRENCE-ID[;:]/i.test(line))) continue;
    const said = propertiesOf(part);
    const was = timeOf(said, "recurrence-id", zone);
    if (was) moved.add(`${textOf(said, "uid")} ${timeKey(was)}`);
  }
  if (events === 0) throw new Refusal("import.calendar_empty");
  return { zone, moved };
}

async function* rowsOf(path: string, encoding: Encoding, facts: Facts, meter: Meter): AsyncGenerator<SourceRow> {
  let number = 1;
  yield { number, cells: HEADERS };
  for await (const part of partsOfCalendar(path, encoding, meter)) {
    if ("text" in part || part.name !== "VEVENT") continue;
    for (const cells of rowsOfEvent(part, facts)) yield { number: ++number, cells };
    // The rest of the product takes its turn.
    if (number % 50 === 0) await setImmediate();
  }
}

/** What an event says, by name in small letters. @throws Refusal import.calendar_damaged */
function propertiesOf({ lines, number }: CalendarPart): Properties {
  const said: Properties = new Map();
  try {
    const [, properties] = ICAL.parse(lines.join("\r\n")) as [
      string,
      [string, Record<string, unknown>, string, ...unknown[]][],
    ];
    for (const [name, { tzid }, , ...values] of properties) {
      const zone = typeof tzid === "string" ? tzid : null;
      const all = values.map((value) => ({ value: typeof value === "string" ? value : String(value), zone }));
      said.set(name, [...(said.get(name) ?? []), ...all]);
    }
    return said;
  } catch {
    throw damaged(number);
  }
}

const textOf = (said: Properties, name: string): string => said.get(name)?.[0]?.value.trim() ?? "";

/** jCal writes «2026-11-27T18:30:00Z». */
const basic = (value: string): string => value.replace(/[-:]/g, "");

const timesOf = (said: Properties, name: string, zoneOfAll: string | null): CalendarTime[] =>
  (said.get(name) ?? []).flatMap(({ value, zone }) => {
    const time = calendarTime(basic(value), zone === null ? zoneOfAll : zoneNamed(zone));
    return time ? [time] : [];
  });

const timeOf = (said: Properties, name: string, zoneOfAll: string | null): CalendarTime | undefined =>
  timesOf(said, name, zoneOfAll)[0];

/** How long an event lasts; null where it does not say. */
function lengthOf(said: Properties, starts: CalendarTime, zone: string | null): Temporal.Duration | null {
  const ends = timeOf(said, "dtend", zone);
  if (ends) return spanOf(starts, ends);
  try {
    return Temporal.Duration.from(textOf(said, "duration"));
  } catch {
    return null;
  }
}

/** The place in two: what does not fit a venue's name goes to its address. An address of the web is the way in online. */
function placeOf(said: Properties): { venue: string; address: string; url: string } {
  const place = textOf(said, "location").replace(/\s+/g, " ");
  const link = textOf(said, "x-google-conference") || textOf(said, "conference");
  if (/^https?:\/\/\S+$/i.test(place)) return { venue: "", address: "", url: place };
  const url = link || textOf(said, "url");
  if (place.length <= VENUE_MAX) return { venue: place, address: "", url };
  const comma = place.indexOf(",");
  const cut = comma > 0 && comma <= VENUE_MAX ? comma : VENUE_MAX;
  return { venue: place.slice(0, cut), address: place.slice(cut).replace(/^[\s,]+/, ""), url };
}

function rowsOfEvent(part: CalendarPart, { zone, moved }: Facts): string[][] {
  // A rule is read by its own library, and a broken one is told of at its row.
  const rule = part.lines.flatMap((line) => /^RRULE(?:;[^:]*)?:(.*)$/i.exec(line)?.[1]?.trim() ?? []).join(" ");
  const said = propertiesOf({ ...part, lines: part.lines.filter((line) => !/^(?:RRULE|EXRULE)[;:]/i.test(line)) });
  const uid = textOf(said, "uid");
  const starts = timeOf(said, "dtstart", zone);
  const unread = part.lines.flatMap((line) => /^DTSTART[;:].*?([^:]*)$/i.exec(line)?.[1] ?? [])[0] ?? "";
  const named = said.get("dtstart")?.[0]?.zone ?? null;
  const { venue, address, url } = placeOf(said);
  const categories = (said.get("categories") ?? []).map(({ value }) => value).join(", ");
  // Once for all dates of a series: it may be long.
  const description = withoutMarkup(textOf(said, "description"));
  const row = (time: CalendarTime | undefined, id: string, left = "") => {
    const length = time && starts && lengthOf(said, starts, zone);
    // The end of a whole day is the midnight after it.
    const ends = time && length && laterBy("day" in time ? { day: time.day.subtract({ days: 1 }) } : time, length);
    const start = time ? timeCell(time) : unread;
    const ownZone = time && "local" in time && time.zone !== null && time.zone !== "UTC" ? time.zone : null;
    // A zone that does not exist is told of by its name.
    const tzid = ownZone ?? (named !== null && zoneNamed(named) === null ? named : (zone ?? ""));
    return [
      textOf(said, "summary"),
      start,
      ends ? timeCell(ends) : "",
      tzid,
      venue,
      address,
      description,
      url,
      categories,
      textOf(said, "status"),
      id,
      left,
    ];
  };
  const was = timeOf(said, "recurrence-id", zone);
  if (was) return [row(starts, `${uid} ${timeKey(was)}`)];
  const isSeries = rule !== "" || said.has("rdate");
  if (!isSeries) return [row(starts, uid)];
  const times = starts && !said.has("rdate") ? occurrences(starts, rule) : null;
  if (!times) return [row(starts, uid, rule || textOf(said, "rdate"))];
  const left = new Set(timesOf(said, "exdate", zone).map(timeKey));
  return times
    .filter((time) => !left.has(timeKey(time)) && !moved.has(`${uid} ${timeKey(time)}`))
    .map((time) => row(time, uid && `${uid} ${timeKey(time)}`));
}
