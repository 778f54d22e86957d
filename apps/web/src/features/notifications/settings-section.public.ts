import { pageSection } from "#shared/routing/page-sections.ts";

/** What reaches the person, and how: kinds by channels, quiet hours, digest, this device. For /settings. */
export const NOTIFICATION_SECTIONS = {
  notifications: pageSection(() => import("./components/notification-preferences.tsx"), "NotificationPreferences"),
};
