import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import type { EventFilters } from "@kerkis/contract/events/events.schema.ts";
import type { RegistrationState } from "@kerkis/contract/events/events.taxonomy.ts";
import { and, asc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import type { Db, Reader } from "#platform/db/db.ts";
import { localOf } from "../editing/local-time.policy.ts";
import { isSeenBy } from "../events.policy.ts";
import { toldColumns } from "../event-columns.reads.ts";
import { eventRecord } from "../events.repo.ts";
import { events } from "../events.tables.ts";
import { foundBy } from "../filters.reads.ts";
import { held } from "../registrations/registrations.reads.ts";
import { eventRegistrations as registrations } from "../registrations/registrations.tables.ts";
import type { CalendarEvent, CalendarProgramme } from "./calendar-files.service.ts";
import { eventCalendars } from "./calendars.tables.ts";

/** A calendar keeps what was for so long; those to come follow, the nearest first. */
const KEPT_MS = 90 * DAY_MS;
const EVENTS_MAX = 1_000;

const columns = {
  ...toldColumns,
  address: events.address,
  sequence: events.sequence,
  version: events.version,
  cancelled_at: events.cancelled_at,
  cancel_reason: events.cancel_reason,
  created_at: events.created_at,
  updated_at: events.updated_at,
  organization_name: organizations.name,
  organization_slug: organizations.slug,
};
const ofNobody = { online_url: sql<string | null>`null`, status: sql<RegistrationState | null>`null` };

const since = (now: string): SQL =>
  sql`${events.end_date} > ${new Date(Date.parse(now) - KEPT_MS).toISOString()}::timestamptz`;

/** Published events of everyone, or of an organization, that the filters let through. */
export const publishedForCalendar = (db: Db, filters: EventFilters, now: string): Promise<CalendarEvent[]> =>
  db
    .select({ ...columns, ...ofNobody })
    .from(events)
    .innerJoin(organizations, eq(organizations.id, events.organization_id))
    .where(and(foundBy({ ...filters, time: "all" }, now), since(now)))
    .orderBy(asc(events.start_date), asc(events.id))
    .limit(EVENTS_MAX);

/** One event with its programme, for everyone who has its address; null where there is none for visitors. */
export async function eventForCalendar(
  db: Reader,
  id: string,
): Promise<{ event: CalendarEvent; programme: CalendarProgramme } | null> {
  const record = await eventRecord(db, id);
  if (!record || !isSeenBy(null, record)) return null;
  const [event] = await db
    .select({ ...columns, ...ofNobody })
    .from(events)
    .innerJoin(organizations, eq(organizations.id, events.organization_id))
    .where(eq(events.id, id));
  const { agenda, pitches_start_at: begin, timezone } = record;
  const pitches = begin === null ? null : localOf(begin, timezone);
  return event ? { event, programme: { agenda, pitches } } : null;
}

/** Whose calendar a secret opens; null for one that was renewed or never was, and for an account that is erased. */
export async function ownerOf(db: Reader, secret: string) {
  const [owner] = await db
    .select({ userId: profiles.id, language: profiles.language })
    .from(eventCalendars)
    .innerJoin(profiles, eq(profiles.id, eventCalendars.user_id))
    .where(and(eq(eventCalendars.secret, secret), isNull(profiles.erased_at)));
  return owner ?? null;
}

/** Events that a person comes to or waits for; the way in online for those where they have a seat. */
export const ownForCalendar = (db: Db, userId: string, now: string): Promise<CalendarEvent[]> =>
  db
    .select({
      ...columns,
      online_url: sql<string | null>`case when ${registrations.status} = 'registered' then ${events.online_url} end`,
      status: registrations.status,
    })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.event_id))
    .innerJoin(organizations, eq(organizations.id, events.organization_id))
    .where(and(held(userId), since(now)))
    .orderBy(asc(events.start_date), asc(events.id))
    .limit(EVENTS_MAX);

/** The secret of a person's calendar; null until they asked for one. */
export async function calendarSecret(db: Reader, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ secret: eventCalendars.secret })
    .from(eventCalendars)
    .where(eq(eventCalendars.user_id, userId));
  return row?.secret ?? null;
}
