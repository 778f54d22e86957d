import { eq } from "drizzle-orm";
import { accountErased } from "#modules/identity/identity.api.ts";
import { withdrawMailTo } from "#platform/mail/mail.ts";
import type { Events } from "#platform/platform.ts";
import { withdrawPush } from "../delivery/push.service.ts";
import {
  notificationPreferences,
  notifications,
  notificationSettings,
  pushSubscriptions,
} from "../notifications.tables.ts";

/**
 * An erased account keeps no notifications, choices or subscriptions, and what waits for the end of quiet hours or for a mail
 * server is not sent: its texts would outlive the account.
 */
export function notificationsPersonalDataListeners(events: Events): void {
  events.on(accountErased, async (context, { userId, email }) => {
    const { tx, platform } = context;
    await withdrawMailTo(platform.jobs, tx, email);
    await withdrawPush(context, { userId });
    await tx.delete(notifications).where(eq(notifications.user_id, userId));
    await tx.delete(notificationPreferences).where(eq(notificationPreferences.user_id, userId));
    await tx.delete(notificationSettings).where(eq(notificationSettings.user_id, userId));
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.user_id, userId));
  });
}
