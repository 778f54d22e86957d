import type { QueryClient } from "@tanstack/react-query";
import { pageSection } from "#shared/routing/page-sections.ts";
import { preferencesQueries } from "./preferences.queries.ts";

/** What reaches the person, and how: kinds by channels, quiet hours, digest, this device. For /settings. */
export const NOTIFICATION_SECTIONS = {
  notifications: pageSection(() => import("./components/notification-preferences.tsx"), "NotificationPreferences"),
};

/** Brings what the section shows of the server. Without it the section says so itself. */
export async function bringNotificationPreferences(queryClient: QueryClient, section: string): Promise<void> {
  if (section in NOTIFICATION_SECTIONS)
    await queryClient.ensureQueryData(preferencesQueries.mine()).catch(() => undefined);
}
