import { declaredFacts, happeningOf } from "@kerkis/contract/happenings.ts";
import type { Notification, NotificationQuery } from "@kerkis/contract/notifications/notifications.schema.ts";
import { and, eq, getColumns, isNull, sql, type SQL } from "drizzle-orm";
import type { Reader } from "#platform/db/db.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, timeKey, type ListSource } from "#platform/lists/keyset.ts";
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

const list = keysetList("notifications", {
  newest: descending(timeKey(notifications.created_at), idKey(notifications.id)),
});

const shownTo = (userId: string, filter: NotificationQuery["filter"]): SQL | undefined =>
  and(
    eq(notifications.user_id, userId),
    isNull(notifications.removed_at),
    filter === "unread" ? eq(notifications.is_read, false) : undefined,
  );

/** A page of a person's own notifications, newest first. */
export async function notificationsPage(
  { db, cursors }: ListSource,
  userId: string,
  query: NotificationQuery,
): Promise<{ items: Notification[]; next_cursor: string | null }> {
  const page = list.page(cursors, query, userId);
  const rows = await db
    .select({ ...getColumns(notifications), ...page.columns })
    .from(notifications)
    .where(and(shownTo(userId, query.filter), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, toNotification);
}

/** How many notifications a person has. */
export const notificationCount = (db: Reader, userId: string, { filter }: Pick<NotificationQuery, "filter">) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(notifications)
      .where(shownTo(userId, filter)),
  );

/** How many of a person's notifications are unread. */
export async function unreadCountOf(db: Reader, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(and(eq(notifications.user_id, userId), isNull(notifications.removed_at), eq(notifications.is_read, false)));
  return row?.count ?? 0;
}
