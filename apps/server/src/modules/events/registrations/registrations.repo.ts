import { randomBytes } from "node:crypto";
import type { RegistrationState } from "@kerkis/contract/events/events.taxonomy.ts";
import type { Responses } from "@kerkis/contract/forms/responses.schema.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Reader, Tx } from "#platform/db/db.ts";
import { events } from "../events.tables.ts";
import { eventRegistrations as registrations } from "./registrations.tables.ts";

export type RegistrationRecord = typeof registrations.$inferSelect;

/** The next place in an event's order of registering. The event's row stays locked until the transaction ends. */
async function nextPlace(tx: Tx, eventId: string): Promise<number> {
  const [row] = await tx
    .update(events)
    .set({ places: sql`${events.places} + 1` })
    .where(eq(events.id, eventId))
    .returning({ place: events.places });
  if (!row) throw new Error(`The event ${eventId} is gone.`);
  return row.place;
}

export async function registrationOf(db: Reader, eventId: string, userId: string): Promise<RegistrationRecord | null> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.event_id, eventId), eq(registrations.user_id, userId)));
  return row ?? null;
}

/** Gives someone the next place; who left before and comes again gets another place and another code. */
export async function insertRegistration(
  tx: Tx,
  key: { eventId: string; userId: string },
  { status, responses, at }: { status: RegistrationState; responses: Responses; at: string },
): Promise<void> {
  const fresh = {
    status,
    responses,
    place: await nextPlace(tx, key.eventId),
    ticket_code: randomBytes(16).toString("base64url"),
    since: at,
    offered_until: null,
    checked_in_at: null,
  };
  await tx
    .insert(registrations)
    .values({ event_id: key.eventId, user_id: key.userId, ...fresh })
    .onConflictDoUpdate({ target: [registrations.event_id, registrations.user_id], set: fresh });
}

export async function setStatus(
  tx: Tx,
  id: string,
  status: RegistrationState,
  offeredUntil: string | null = null,
): Promise<void> {
  const isOut = status === "cancelled" || status === "declined";
  await tx
    .update(registrations)
    .set({ status, offered_until: offeredUntil, ...(isOut && { responses: {} }) })
    .where(eq(registrations.id, id));
}

/** The first of those who wait, in their order. */
export const firstWaiting = (tx: Tx, eventId: string, count: number): Promise<RegistrationRecord[]> =>
  tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.event_id, eventId), eq(registrations.status, "waiting")))
    .orderBy(asc(registrations.place))
    .limit(count);

/** Ids of those who are in one of these states. */
export async function peopleIn(tx: Tx, eventId: string, states: readonly RegistrationState[]): Promise<string[]> {
  const rows = await tx
    .select({ id: registrations.user_id })
    .from(registrations)
    .where(
      and(eq(registrations.event_id, eventId), sql`${registrations.status} = any(${sql.param([...states])}::text[])`),
    )
    .orderBy(asc(registrations.place));
  return rows.map(({ id }) => id);
}
