import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { NOTIFICATION_UPDATE, NOTIFICATIONS_CHANGED } from "@kerkis/contract/notifications/notifications.events.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { unreadCountOf } from "./notifications.reads.ts";
import { markEveryRead, markOneRead, removeOne } from "./notifications.repo.ts";

/** Marks one read; the person's other tabs see it. @returns how many are unread @throws Refusal request.not_found */
export function markNotificationRead(platform: Platform, userId: string, id: string): Promise<number> {
  return transact(platform.db, userId, async (tx) => {
    const marked = await markOneRead(tx, userId, id);
    if (!marked) throw new Refusal("request.not_found");
    if (marked.changed) {
      await platform.realtime.publish(tx, userTopic(userId), NOTIFICATION_UPDATE, { notification: marked.item });
    }
    return unreadCountOf(tx, userId);
  });
}

/** Marks all read. @returns how many are unread */
export function markAllNotificationsRead(platform: Platform, userId: string): Promise<number> {
  return transact(platform.db, userId, async (tx) => {
    const changed = await markEveryRead(tx, userId);
    if (changed > 0) await platform.realtime.publish(tx, userTopic(userId), NOTIFICATIONS_CHANGED, {});
    return unreadCountOf(tx, userId);
  });
}

/** Drops one from the list. @returns how many are unread @throws Refusal request.not_found */
export function removeNotification(platform: Platform, userId: string, id: string): Promise<number> {
  return transact(platform.db, userId, async (tx) => {
    if (!(await removeOne(tx, userId, id, isoNow(platform.clock)))) throw new Refusal("request.not_found");
    await platform.realtime.publish(tx, userTopic(userId), NOTIFICATIONS_CHANGED, {});
    return unreadCountOf(tx, userId);
  });
}
