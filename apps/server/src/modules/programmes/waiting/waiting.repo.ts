import { and, eq } from "drizzle-orm";
import type { Reader, Tx } from "#platform/db/db.ts";
import { programmeWaiting as waiting } from "./waiting.tables.ts";

const ofPerson = (programmeId: string, userId: string) =>
  and(eq(waiting.programme_id, programmeId), eq(waiting.user_id, userId));

export async function addWaiting(tx: Tx, programmeId: string, userId: string): Promise<void> {
  await tx.insert(waiting).values({ programme_id: programmeId, user_id: userId }).onConflictDoNothing();
}

export async function removeWaiting(tx: Tx, programmeId: string, userId: string): Promise<void> {
  await tx.delete(waiting).where(ofPerson(programmeId, userId));
}

/** All that a person waits for, when their account goes. */
export async function removeWaitingOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(waiting).where(eq(waiting.user_id, userId));
}

/** Whether a person is told when a call opens. */
export async function isWaiting(db: Reader, programmeId: string, userId: string): Promise<boolean> {
  const found = await db.select({ id: waiting.user_id }).from(waiting).where(ofPerson(programmeId, userId)).limit(1);
  return found.length > 0;
}

/** Those who wait for a call, once: after this nobody does. */
export async function takeWaiting(tx: Tx, programmeId: string): Promise<string[]> {
  const taken = await tx
    .delete(waiting)
    .where(eq(waiting.programme_id, programmeId))
    .returning({ id: waiting.user_id });
  return taken.map(({ id }) => id);
}
