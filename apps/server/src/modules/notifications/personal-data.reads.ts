import { and, asc, eq, gt } from "drizzle-orm";
import { allAtOnce, inPages, PERSONAL_PAGE, type PersonalSection } from "#platform/privacy/personal-data.ts";
import {
  notificationPreferences,
  notifications,
  notificationSettings,
  pushSubscriptions,
} from "./notifications.tables.ts";

/** What a person was told, and how they want to be. */
export const notificationsPersonalData: readonly PersonalSection[] = [
  {
    name: "notifications",
    title: { el: "Ειδοποιήσεις", en: "Notifications" },
    rows: (db, userId) =>
      inPages((after) =>
        db
          .select({
            id: notifications.id,
            title: notifications.title,
            message: notifications.message,
            type: notifications.type,
            is_read: notifications.is_read,
            created_at: notifications.created_at,
          })
          .from(notifications)
          .where(and(eq(notifications.user_id, userId), after ? gt(notifications.id, after) : undefined))
          .orderBy(asc(notifications.id))
          .limit(PERSONAL_PAGE),
      ),
  },
  {
    name: "notification_preferences",
    title: { el: "Προτιμήσεις ειδοποιήσεων", en: "Notification preferences" },
    rows: (db, userId) =>
      allAtOnce(
        db
          .select({
            kind: notificationPreferences.kind,
            channel: notificationPreferences.channel,
            enabled: notificationPreferences.enabled,
          })
          .from(notificationPreferences)
          .where(eq(notificationPreferences.user_id, userId)),
      ),
  },
  {
    name: "notification_settings",
    title: { el: "Ώρες ησυχίας και ημερήσια σύνοψη", en: "Quiet hours and daily digest" },
    rows: (db, userId) =>
      allAtOnce(
        db
          .select({
            quiet_from: notificationSettings.quiet_from,
            quiet_until: notificationSettings.quiet_until,
            timezone: notificationSettings.timezone,
            digest: notificationSettings.digest,
            digest_at: notificationSettings.digest_at,
          })
          .from(notificationSettings)
          .where(eq(notificationSettings.user_id, userId)),
      ),
  },
  {
    name: "push_subscriptions",
    title: { el: "Συσκευές που λαμβάνουν ειδοποιήσεις", en: "Devices that take notices" },
    rows: (db, userId) =>
      allAtOnce(
        db
          .select({ endpoint: pushSubscriptions.endpoint, created_at: pushSubscriptions.created_at })
          .from(pushSubscriptions)
          .where(eq(pushSubscriptions.user_id, userId)),
      ),
  },
];
