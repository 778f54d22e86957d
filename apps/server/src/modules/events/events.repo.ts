import { eq, sql } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader, Tx } from "#platform/db/db.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import { manageRefusal } from "./events.policy.ts";
import { events } from "./events.tables.ts";

export type EventRecord = typeof events.$inferSelect;
export type EventColumns = Partial<typeof events.$inferInsert>;

/** An event by id; `lock` holds it until the transaction ends: seats are given out by one at a time. */
export async function eventRecord(db: Reader, id: string, lock?: "update"): Promise<EventRecord | null> {
  const query = db.select().from(events).where(eq(events.id, id));
  const [row] = await (lock ? query.for(lock) : query);
  return row ?? null;
}

/** An event for those who run it. @throws Refusal event.not_found, auth.forbidden */
export async function managedEvent(db: Reader, actor: Actor, id: string): Promise<EventRecord> {
  const row = await eventRecord(db, id);
  if (!row) throw new Refusal("event.not_found");
  enforce(manageRefusal(actor, row));
  return row;
}

/** @throws Refusal event.not_found */
export async function lockedEvent(tx: Tx, id: string): Promise<EventRecord> {
  const row = await eventRecord(tx, id, "update");
  if (!row) throw new Refusal("event.not_found");
  return row;
}

export async function insertEvent(tx: Tx, row: typeof events.$inferInsert): Promise<EventRecord> {
  const [made] = await tx.insert(events).values(row).returning();
  if (!made) throw new Error("An event was not written.");
  return made;
}

/** Writes columns of an event; its version goes up. */
export async function updateEvent(tx: Tx, id: string, columns: EventColumns): Promise<EventRecord> {
  const [row] = await tx
    .update(events)
    .set({ ...columns, version: sql`${events.version} + 1` })
    .where(eq(events.id, id))
    .returning();
  if (!row) throw new Error(`The event ${id} is gone.`);
  return row;
}
