import { ownPages, ownRows, type PersonalSection } from "#platform/privacy/personal-data.ts";
import {
  notificationPreferences,
  notifications,
  notificationSettings,
  pushSubscriptions,
} from "../notifications.tables.ts";

/** What a person was notified of, and how they chose to be. */
export const notificationsPersonalData: readonly PersonalSection[] = [
  {
    name: "notifications",
    title: { el: "Ειδοποιήσεις", en: "Notifications" },
    rows: ownPages({
      owner: notifications.user_id,
      columns: {
        id: notifications.id,
        title: notifications.title,
        message: notifications.message,
        type: notifications.type,
        is_read: notifications.is_read,
        created_at: notifications.created_at,
      },
    }),
  },
  {
    name: "notification_preferences",
    title: { el: "Προτιμήσεις ειδοποιήσεων", en: "Notification preferences" },
    rows: ownRows({
      owner: notificationPreferences.user_id,
      order: notificationPreferences.kind,
      columns: {
        kind: notificationPreferences.kind,
        channel: notificationPreferences.channel,
        enabled: notificationPreferences.enabled,
      },
    }),
  },
  {
    name: "notification_settings",
    title: { el: "Ώρες ησυχίας και ημερήσια σύνοψη", en: "Quiet hours and daily digest" },
    rows: ownRows({
      owner: notificationSettings.user_id,
      order: notificationSettings.user_id,
      columns: {
        quiet_from: notificationSettings.quiet_from,
        quiet_until: notificationSettings.quiet_until,
        timezone: notificationSettings.timezone,
        digest: notificationSettings.digest,
        digest_at: notificationSettings.digest_at,
      },
    }),
  },
  {
    name: "push_subscriptions",
    title: { el: "Συσκευές που λαμβάνουν ειδοποιήσεις", en: "Devices that receive notifications" },
    rows: ownRows({
      owner: pushSubscriptions.user_id,
      order: pushSubscriptions.created_at,
      columns: { endpoint: pushSubscriptions.endpoint, created_at: pushSubscriptions.created_at },
    }),
  },
];
