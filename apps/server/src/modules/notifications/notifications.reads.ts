import { declaredFacts, happeningOf } from "@kerkis/contract/happenings.ts";
import type { Notification } from "@kerkis/contract/notifications/notifications.schema.ts";
import { and, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Reader } from "#platform/db/db.ts";
import { notifications } from "./notifications.tables.ts";

export function toNotification(row: typeof notifications.$inferSelect): Notification {
  return {
    id: row.id,
    user_id: row.user_id,
    title: row.title,
    message: row.message,
    type: row.type,
    activity_type: row.activity_type,
    priority: happeningOf(row.activity_type)?.priority ?? "medium",
    metadata: declaredFacts(row.activity_type, row.metadata),
    link: row.link,
    is_read: row.is_read,
    created_at: row.created_at,
  };
}

export interface NotificationFilter {
  unreadOnly: boolean;
  /** Id of the last one of the page before. */
  cursor?: string | undefined;
  limit: number;
}

/** A page of a person's own notifications, newest first. */
export async function notificationsPage(
  db: Reader,
  userId: string,
  filter: NotificationFilter,
): Promise<{ items: Notification[]; next: string | null }> {
  const conditions: SQL[] = [eq(notifications.user_id, userId), isNull(notifications.removed_at)];
  if (filter.unreadOnly) conditions.push(eq(notifications.is_read, false));
  if (filter.cursor) {
    // The row itself says where the page before ended: a time read back as text has lost its microseconds.
    conditions.push(sql`(${notifications.created_at}, ${notifications.id}) <
      (select created_at, id from notifications where id = ${filter.cursor} and user_id = ${userId})`);
  }
  const rows = await db
    .select()
    .from(notifications)
    .where(and(...conditions))
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(filter.limit + 1);
  const items = rows.slice(0, filter.limit).map(toNotification);
  return { items, next: rows.length > filter.limit ? (items.at(-1)?.id ?? null) : null };
}

/** How many of a person's notifications are unread. */
export async function unreadCountOf(db: Reader, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(and(eq(notifications.user_id, userId), isNull(notifications.removed_at), eq(notifications.is_read, false)));
  return row?.count ?? 0;
}
