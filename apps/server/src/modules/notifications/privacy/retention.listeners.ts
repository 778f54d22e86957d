import { and, eq, lt } from "drizzle-orm";
import { retentionDue } from "#modules/organizations/organizations.api.ts";
import type { Events } from "#platform/platform.ts";
import { notifications } from "../notifications.tables.ts";

/** Notifications about an organization are deleted when it no longer keeps them (completions 10, retention rules). */
export function notificationsRetention(events: Events): void {
  events.on(retentionDue, async ({ tx }, { organizationId, notificationsBefore }) => {
    await tx
      .delete(notifications)
      .where(and(eq(notifications.organization_id, organizationId), lt(notifications.created_at, notificationsBefore)));
  });
}
