import type { PushSubscriptionInput } from "@kerkis/contract/notifications/preferences.schema.ts";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Reader, Tx } from "#platform/db/db.ts";
import { pushSubscriptions } from "../notifications.tables.ts";

/**
 * Ties a browser's subscription to the session that asks: a session has one, and a browser that signs in as someone
 * else takes its subscription along, so that nobody reads another's notifications.
 */
export async function saveSubscription(
  tx: Tx,
  owner: { userId: string; sessionId: string },
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> {
  const row = { user_id: owner.userId, session_id: owner.sessionId, p256dh: keys.p256dh, auth: keys.auth };
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.session_id, owner.sessionId), ne(pushSubscriptions.endpoint, endpoint)));
  await tx
    .insert(pushSubscriptions)
    .values({ ...row, endpoint })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
}

export async function removeSubscriptionOf(tx: Tx, sessionId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.session_id, sessionId));
}

/** Forgets a browser that push services know no more, unless it has subscribed anew meanwhile. */
export async function forgetEndpoint(tx: Tx, id: string, endpoint: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint)));
}

/** The browsers of people, by id. */
export async function subscriptionsOf(
  db: Reader,
  userIds: readonly string[],
): Promise<{ id: string; userId: string }[]> {
  if (userIds.length === 0) return [];
  return db
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.user_id })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.user_id, [...userIds]));
}

/** The browser of a session, or null. */
export async function subscriptionOf(db: Reader, sessionId: string): Promise<{ id: string; endpoint: string } | null> {
  const [row] = await db
    .select({ id: pushSubscriptions.id, endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.session_id, sessionId));
  return row ?? null;
}
