import { createHash } from "node:crypto";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { EVENT_TYPE_LABELS, type EventType, type RegistrationState } from "@kerkis/contract/events/events.taxonomy.ts";
import type { AgendaSession } from "@kerkis/contract/events/editing/editing.schema.ts";
import { address, fileOf, parameter, text } from "#platform/calendar/ical-lines.ts";
import { times, utc, zonesOf } from "#platform/calendar/ical-times.ts";

/** An event as a calendar tells of it. */
export interface CalendarEvent {
  id: string;
  title: string;
  summary: string;
  event_type: EventType;
  start_date: string;
  end_date: string;
  timezone: string;
  venue: string;
  address: string;
  city: string;
  is_online: boolean;
  sequence: number;
  version: number;
  cancelled_at: string | null;
  cancel_reason: string;
  created_at: string;
  updated_at: string;
  organization_name: string;
  organization_slug: string;
  /** The way in, for those who have a seat. */
  online_url: string | null;
  /** What became of the calendar's owner; null in the calendars of everyone. */
  status: RegistrationState | null;
}

/** A calendar: what it is called, in which language, and where the events' pages are. */
export interface Calendar {
  name: string;
  language: Language;
  origin: string;
}

const ONLINE: Record<Language, string> = { el: "Διαδικτυακά", en: "Online" };
const OFF: Record<Language, (reason: string) => string> = {
  el: (reason) => `Ματαιώθηκε: ${reason}`,
  en: (reason) => `Called off: ${reason}`,
};

/** The programme as lines of a description: «18:30 Doors (Main stage)»; a day before the first of each where there are several. */
function programme(agenda: readonly AgendaSession[]): string[] {
  const isLong = new Set(agenda.map(({ starts }) => starts.slice(0, 10))).size > 1;
  return agenda.map(({ starts, title, room }) => {
    const at = isLong ? starts.replace("T", " ") : starts.slice(11);
    return `${at} ${title}${room ? ` (${room})` : ""}`;
  });
}

/** What the moment of the pitches is called where the agenda has no part of its own for it. */
const PITCHES: Record<Language, string> = { el: "Startups στη σκηνή", en: "Startups on stage" };

/** A programme as its event says it: the agenda, and by the clock on the wall when the pitches begin. */
export interface CalendarProgramme {
  agenda: readonly AgendaSession[];
  pitches: string | null;
}

/** The agenda with the moment of the pitches in its place. */
function withPitches({ agenda, pitches }: CalendarProgramme, language: Language): readonly AgendaSession[] {
  if (pitches === null || agenda.some(({ starts }) => starts === pitches)) return agenda;
  const moment = { starts: pitches, title: PITCHES[language], description: "", room: "", speakers: "" };
  return [...agenda, moment].toSorted((one, other) => one.starts.localeCompare(other.starts));
}

const statusOf = ({ cancelled_at, status }: CalendarEvent): string => {
  if (cancelled_at !== null) return "CANCELLED";
  return status === null || status === "registered" ? "CONFIRMED" : "TENTATIVE";
};

/** VEVENT (RFC 5545, 3.6.1). The UID is the event's own, wherever the product stands; nothing in it depends on the moment of asking. */
function eventLines(
  event: CalendarEvent,
  { language, origin }: Calendar,
  agenda: readonly AgendaSession[] = [],
): string[] {
  const page = `${origin}/event/${event.id}`;
  const place = [event.venue, event.address, event.city].filter(Boolean).join(", ");
  const told = [
    ...(event.cancelled_at === null ? [] : [OFF[language](event.cancel_reason)]),
    ...(event.summary ? [event.summary] : []),
    ...programme(agenda),
    page,
  ];
  const link = event.online_url ? address(event.online_url) : "";
  return [
    "BEGIN:VEVENT",
    `UID:${event.id}@kerkis`,
    `DTSTAMP:${utc(event.updated_at)}`,
    `CREATED:${utc(event.created_at)}`,
    `LAST-MODIFIED:${utc(event.updated_at)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${statusOf(event)}`,
    ...times(event),
    `SUMMARY:${text(event.title)}`,
    `DESCRIPTION:${text(told.join("\n"))}`,
    ...(place || event.is_online ? [`LOCATION:${text(place || ONLINE[language])}`] : []),
    `CATEGORIES:${text(EVENT_TYPE_LABELS[event.event_type][language])}`,
    `ORGANIZER;CN=${parameter(event.organization_name)}:${origin}/org/${event.organization_slug}`,
    `URL:${page}`,
    ...(link ? [`CONFERENCE;VALUE=URI;FEATURE=VIDEO;LABEL=${parameter(ONLINE[language])}:${link}`] : []),
    "END:VEVENT",
  ];
}

function calendarFile(head: readonly string[], { language }: Calendar, events: readonly string[][]): string {
  const lines = events.flat();
  return fileOf([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Kerkis//Kerkis//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    ...head,
    ...zonesOf(lines),
    ...lines,
    "END:VCALENDAR",
  ]);
}

/** One event with its programme, to be put into a calendar; one that is called off takes itself out of it (RFC 5546). */
export const eventFile = (event: CalendarEvent, told: CalendarProgramme, calendar: Calendar): string =>
  calendarFile([`METHOD:${event.cancelled_at === null ? "PUBLISH" : "CANCEL"}`], calendar, [
    eventLines(event, calendar, withPitches(told, calendar.language)),
  ]);

/** Events that a calendar subscribes to and asks for again each hour. */
export const feedFile = (events: readonly CalendarEvent[], calendar: Calendar): string =>
  calendarFile(
    [
      `NAME:${text(calendar.name)}`,
      `X-WR-CALNAME:${text(calendar.name)}`,
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
      "X-PUBLISHED-TTL:PT1H",
    ],
    calendar,
    events.map((event) => eventLines(event, calendar)),
  );

/** Another one where the file would say something else; known before the file is written. */
export function tagOf(events: readonly CalendarEvent[], { name, language, origin }: Calendar): string {
  const said = events.map((event) => [event.id, event.version, event.status, event.organization_name]);
  const hash = createHash("sha256").update(JSON.stringify([name, language, origin, said]));
  return `"${hash.digest("base64url").slice(0, 27)}"`;
}
