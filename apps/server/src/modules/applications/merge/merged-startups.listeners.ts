import { and, eq, inArray } from "drizzle-orm";
import { startupMerged, startupMergeUndone } from "#modules/startups/startups.api.ts";
import { anyOf } from "#platform/db/columns.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Events } from "#platform/platform.ts";
import { applications } from "../applications.tables.ts";

/** Decided applications go with their startup; while one is open its answers are what is looked at, and nothing is merged. */
export function mergedStartupsListeners(events: Events): void {
  events.on(startupMerged, async ({ tx }, { keptId, mergedId, note }) => {
    const [open] = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(
        and(
          inArray(applications.startup_id, [keptId, mergedId]),
          inArray(applications.phase, ["pending", "under_review", "changes_requested"]),
        ),
      )
      .limit(1);
    if (open) throw new Refusal("startup.application_open");
    const moved = await tx
      .update(applications)
      .set({ startup_id: keptId })
      .where(eq(applications.startup_id, mergedId))
      .returning({ id: applications.id });
    note(
      "applications",
      moved.map(({ id }) => id),
    );
  });
  events.on(startupMergeUndone, async ({ tx }, { keptId, mergedId, moved }) => {
    await tx
      .update(applications)
      .set({ startup_id: mergedId })
      .where(and(eq(applications.startup_id, keptId), anyOf(applications.id, moved["applications"] ?? [])));
  });
}
