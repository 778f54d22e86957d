import { and, eq, lt } from "drizzle-orm";
import { retentionDue } from "#modules/organizations/organizations.api.ts";
import type { Events } from "#platform/platform.ts";
import { activityFeed } from "./activity.tables.ts";

/** Activity is deleted when its organization no longer keeps it (completions 10, retention rules). */
export function activityRetention(events: Events): void {
  events.on(retentionDue, async ({ tx }, { organizationId, activityBefore }) => {
    await tx
      .delete(activityFeed)
      .where(and(eq(activityFeed.organization_id, organizationId), lt(activityFeed.created_at, activityBefore)));
  });
}
