import { and, eq, lt } from "drizzle-orm";
import { retentionDue } from "#modules/organizations/organizations.api.ts";
import type { Events } from "#platform/platform.ts";
import { applications } from "../applications.tables.ts";

/** Drafts that nobody has touched for long go; what was submitted once stays for good (completions 2 and 10). */
export function applicationsRetention(events: Events): void {
  events.on(retentionDue, async ({ tx }, { organizationId, draftsBefore }) => {
    await tx
      .delete(applications)
      .where(
        and(
          eq(applications.organization_id, organizationId),
          eq(applications.phase, "draft"),
          lt(applications.updated_at, draftsBefore),
        ),
      );
  });
}
