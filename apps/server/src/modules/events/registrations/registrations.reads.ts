import type { Count } from "@kerkis/contract/core/lists.ts";
import type {
  OwnRegistration,
  Ticket,
  TicketPage,
  TicketQuery,
} from "@kerkis/contract/events/registrations/registrations.schema.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/db/db.ts";
import { countOf } from "#platform/lists/count.ts";
import { ascending, descending, idKey, keysetList, timeKey } from "#platform/lists/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { events } from "../events.tables.ts";
import { atTime } from "../filters.reads.ts";
import { eventRegistrations as registrations } from "./registrations.tables.ts";

/** How many wait before one's place; asked for those alone who wait. */
const before = sql<number | null>`case when ${registrations.status} = 'waiting' then (
  select count(*)::int from event_registrations ahead where ahead.event_id = ${registrations.event_id}
    and ahead.status = 'waiting' and ahead.place < ${registrations.place}) end`;

const own = {
  status: registrations.status,
  number: registrations.place,
  before,
  waiting: events.waiting,
  offered_until: registrations.offered_until,
  since: registrations.since,
  is_checked_in: sql<boolean>`${registrations.checked_in_at} is not null`,
};

interface OwnRow extends Omit<OwnRegistration, "queue"> {
  before: number | null;
  waiting: number;
}
const shown = <Row extends OwnRow>({ before: ahead, waiting, ...row }: Row) => ({
  ...row,
  queue: ahead === null ? null : { before: ahead, after: Math.max(0, waiting - ahead - 1) },
});

/** A person's part in an event; null where they never asked to come. */
export async function ownRegistration(db: Reader, eventId: string, userId: string): Promise<OwnRegistration | null> {
  const [row] = await db
    .select(own)
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.event_id))
    .where(and(eq(registrations.event_id, eventId), eq(registrations.user_id, userId)));
  return row ? shown(row) : null;
}

const ticketColumns = {
  ...own,
  name: fullName,
  code: sql<string | null>`case when ${registrations.status} = 'registered' then ${registrations.ticket_code} end`,
  event: {
    id: events.id,
    title: events.title,
    event_type: events.event_type,
    start_date: events.start_date,
    end_date: events.end_date,
    timezone: events.timezone,
    venue: events.venue,
    address: events.address,
    city: events.city,
    is_cancelled: sql<boolean>`${events.cancelled_at} is not null`,
    organization_name: organizations.name,
    capacity: events.capacity,
    waiting: events.waiting,
  },
};

/** What a person holds or waits for; an event that was taken back is nobody's any more, nor is one of an organization that is closed. */
export const held = (userId: string) =>
  and(
    eq(registrations.user_id, userId),
    sql`${registrations.status} in ('registered', 'offered', 'waiting', 'requested')`,
    eq(events.is_published, true),
    eq(events.organization_open, true),
    isNull(events.deleted_at),
  );

const ticketsOf = (db: Reader) =>
  db
    .select(ticketColumns)
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.event_id))
    .innerJoin(organizations, eq(organizations.id, events.organization_id))
    .innerJoin(profiles, eq(profiles.id, registrations.user_id));

/** One's ticket for an event, or place in its queue; null where one has neither. */
export async function ticketOf(db: Reader, eventId: string, userId: string): Promise<Ticket | null> {
  const [row] = await ticketsOf(db).where(and(held(userId), eq(events.id, eventId)));
  return row ? shown(row) : null;
}

const list = keysetList("events/tickets", {
  start: ascending(timeKey(events.start_date), idKey(events.id)),
  latest: descending(timeKey(events.start_date), idKey(events.id)),
});

/** A page of one's tickets. @throws Refusal input.invalid for a cursor of someone else's list */
export async function ticketPage(
  { db, cursors, clock }: Pick<Platform, "db" | "cursors" | "clock">,
  userId: string,
  query: TicketQuery,
): Promise<TicketPage> {
  const page = list.page(cursors, query, userId);
  const rows = await db
    .select({ ...ticketColumns, ...page.columns })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.event_id))
    .innerJoin(organizations, eq(organizations.id, events.organization_id))
    .innerJoin(profiles, eq(profiles.id, registrations.user_id))
    .where(and(held(userId), atTime({ time: query.time }, isoNow(clock)), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, shown);
}

export const countTickets = (
  { db, clock }: Pick<Platform, "db" | "clock">,
  userId: string,
  { time }: Pick<TicketQuery, "time">,
): Promise<Count> =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(registrations)
      .innerJoin(events, eq(events.id, registrations.event_id))
      .where(and(held(userId), atTime({ time }, isoNow(clock)))),
  );
