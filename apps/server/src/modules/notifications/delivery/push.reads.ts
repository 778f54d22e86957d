import { and, eq, gt } from "drizzle-orm";
import { authSessions } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { notifications, pushSubscriptions } from "../notifications.tables.ts";

/** A browser that may be sent to now: its session lives. Null once the person signed out there. */
export async function reachableBrowser(
  db: Reader,
  id: string,
  now: string,
): Promise<{ userId: string; endpoint: string; p256dh: string; auth: string } | null> {
  const [row] = await db
    .select({
      userId: pushSubscriptions.user_id,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushSubscriptions)
    .innerJoin(authSessions, eq(authSessions.id, pushSubscriptions.session_id))
    .where(and(eq(pushSubscriptions.id, id), gt(authSessions.expires_at, now)));
  return row ?? null;
}

/** Whether a notification is still news to its person. */
export async function isStillUnread(db: Reader, id: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.user_id, userId), eq(notifications.is_read, false)));
  return rows.length > 0;
}
