import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import { startupFollowers as followers } from "./followers.tables.ts";

export async function addFollower(tx: Tx, startupId: string, userId: string): Promise<void> {
  await tx.insert(followers).values({ startup_id: startupId, user_id: userId }).onConflictDoNothing();
}

export async function removeFollower(tx: Tx, startupId: string, userId: string): Promise<void> {
  await tx.delete(followers).where(and(eq(followers.startup_id, startupId), eq(followers.user_id, userId)));
}

/** All that a person follows, when their account goes. */
export async function removeFollowing(tx: Tx, userId: string): Promise<void> {
  await tx.delete(followers).where(eq(followers.user_id, userId));
}
