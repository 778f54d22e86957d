import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import { startupRequests as requests } from "./requests.tables.ts";

export type RequestRow = typeof requests.$inferSelect;
type NewRequest = typeof requests.$inferInsert;

/** Asks the coordinators. @returns false when the person waits for the answer to the same already */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<boolean> {
  const written = await tx.insert(requests).values(request).onConflictDoNothing().returning({ id: requests.id });
  return written.length > 0;
}

/** Facts that were changed go with those that wait already; what had been looked at first stays. @returns whether it is a new request */
export async function addChanges(
  tx: Tx,
  request: Pick<NewRequest, "organization_id" | "startup_id" | "author_id"> & { before: Record<string, unknown> },
): Promise<boolean> {
  const { before } = request;
  const [row] = await tx
    .insert(requests)
    .values({ ...request, kind: "changed" })
    .onConflictDoUpdate({
      target: [requests.startup_id, requests.kind, requests.author_id],
      targetWhere: sql`state = 'open'`,
      set: { before: sql`${JSON.stringify(before)}::jsonb || ${requests.before}` },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row?.isNew ?? false;
}

export async function lockRequest(tx: Tx, id: string): Promise<RequestRow | null> {
  const [row] = await tx.select().from(requests).where(eq(requests.id, id)).for("update");
  return row ?? null;
}

export async function closeRequest(tx: Tx, id: string, answer: Partial<NewRequest>): Promise<void> {
  await tx.update(requests).set(answer).where(eq(requests.id, id));
}

/** What a person asked for goes with their account, where nobody has answered it. */
export async function removeOpenRequests(tx: Tx, userId: string): Promise<void> {
  await tx.delete(requests).where(and(eq(requests.author_id, userId), eq(requests.state, "open")));
}
