import { and, eq, sql } from "drizzle-orm";
import { startupMerged, startupMergeUndone } from "#modules/startups/startups.api.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Events } from "#platform/platform.ts";
import { eventStartups } from "./pitching.tables.ts";

/** A merged startup took the stage as the one that it became. */
export function mergedStartupsListeners(events: Events): void {
  events.on(startupMerged, async ({ tx }, { keptId, mergedId, note }) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into ${eventStartups} (event_id, startup_id, place)
      select event_id, ${keptId}::uuid, place from ${eventStartups} where startup_id = ${mergedId}::uuid
      on conflict do nothing returning event_id as id`);
    note(
      "events",
      rows.map(({ id }) => id),
    );
  });
  events.on(startupMergeUndone, async ({ tx }, { keptId, moved }) => {
    await tx
      .delete(eventStartups)
      .where(and(eq(eventStartups.startup_id, keptId), anyOf(eventStartups.event_id, moved["events"] ?? [])));
  });
}
