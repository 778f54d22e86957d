import { eq } from "drizzle-orm";
import { accountErased } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import {
  notificationPreferences,
  notifications,
  notificationSettings,
  pushSubscriptions,
} from "../notifications.tables.ts";

/** An erased account keeps no notifications, choices or subscriptions. */
export function notificationsPersonalDataListeners(events: Events): void {
  events.on(accountErased, async ({ tx }, { userId }) => {
    await tx.delete(notifications).where(eq(notifications.user_id, userId));
    await tx.delete(notificationPreferences).where(eq(notificationPreferences.user_id, userId));
    await tx.delete(notificationSettings).where(eq(notificationSettings.user_id, userId));
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.user_id, userId));
  });
}
