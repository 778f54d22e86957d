import { eventsHappenings } from "@kerkis/contract/events/events.happenings.ts";
import { OFFER_MS } from "@kerkis/contract/events/events.taxonomy.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import type { Platform } from "#platform/platform.ts";
import { eventChanged } from "../events.events.ts";
import { type EventRecord, lockedEvent } from "../events.repo.ts";
import { events } from "../events.tables.ts";
import { firstWaiting, setStatus } from "./registrations.repo.ts";
import { eventRegistrations as registrations } from "./registrations.tables.ts";

const EVERYBODY = 100_000;
const EVENTS_AT_ONCE = 200;

/**
 * Offers the seats that are free to those who wait, in their order, and tells them. Its caller holds the event's row lock, so
 * that what became free and who gets it are one transaction.
 */
export async function offerFreeSeats(platform: Platform, tx: Tx, event: EventRecord): Promise<void> {
  const now = isoNow(platform.clock);
  if (event.cancelled_at !== null || Date.parse(event.end_date) <= Date.parse(now)) return;
  const [seats] = await tx
    .select({ capacity: events.capacity, taken: events.taken })
    .from(events)
    .where(eq(events.id, event.id));
  if (!seats) return;
  const free = seats.capacity === null ? EVERYBODY : seats.capacity - seats.taken;
  if (free <= 0) return;
  // Nobody is asked to answer after it is over.
  const until = new Date(Math.min(Date.parse(now) + OFFER_MS, Date.parse(event.end_date))).toISOString();
  for (const { id, user_id } of await firstWaiting(tx, event.id, free)) {
    await setStatus(tx, id, "offered", until);
    await announce({ tx, platform, actorId: null }, eventsHappenings.seatOffered, {
      audience: [user_id],
      organizationId: event.organization_id,
      facts: { event_id: event.id, event_title: event.title, until, timezone: event.timezone },
    });
  }
}

/** Takes back the seats that were not accepted in time and offers them to the next, each event in a transaction of its own. */
export async function endOverdueOffers(platform: Platform): Promise<void> {
  const now = isoNow(platform.clock);
  const overdue = and(eq(registrations.status, "offered"), sql`${registrations.offered_until} <= ${now}::timestamptz`);
  const due = await platform.db
    .selectDistinct({ id: registrations.event_id })
    .from(registrations)
    .where(overdue)
    .limit(EVENTS_AT_ONCE);
  for (const { id } of due) {
    await transact(platform.db, null, async (tx) => {
      const event = await lockedEvent(tx, id);
      const ended = await tx
        .select({ id: registrations.id, userId: registrations.user_id })
        .from(registrations)
        .where(and(eq(registrations.event_id, id), overdue))
        .orderBy(asc(registrations.place));
      for (const registration of ended) await setStatus(tx, registration.id, "cancelled");
      if (ended.length > 0) {
        await announce({ tx, platform, actorId: null }, eventsHappenings.offerEnded, {
          audience: ended.map(({ userId }) => userId),
          organizationId: event.organization_id,
          facts: { event_id: id, event_title: event.title },
        });
      }
      await offerFreeSeats(platform, tx, event);
      await platform.events.emit({ tx, platform, actorId: null }, eventChanged, { eventId: id });
    });
  }
}
