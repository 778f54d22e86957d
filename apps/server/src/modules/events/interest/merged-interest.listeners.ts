import { and, eq, or, sql } from "drizzle-orm";
import { startupMerged, startupMergeUndone } from "#modules/startups/startups.api.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Events } from "#platform/platform.ts";
import { eventInterests as interests } from "./interest.tables.ts";

const KIND = "event_interests";

/** Nobody says of one startup twice that it interests them. */
const isNew = (startupId: string) => sql`not exists (select from event_interests own where own.startup_id = ${startupId}
  and own.event_id = ${interests.event_id} and own.user_id = ${interests.user_id})`;

/** Interest in a merged startup is in the one that it became, once for each person, and goes back when the merge is undone. */
export function interestFollowsMerges(events: Events): void {
  events.on(startupMerged, async ({ tx }, { keptId, mergedId, note }) => {
    const moved = await tx
      .update(interests)
      .set({ startup_id: keptId })
      .where(and(eq(interests.startup_id, mergedId), isNew(keptId)))
      .returning({ id: interests.id });
    note(
      KIND,
      moved.map(({ id }) => id),
    );
  });
  events.on(startupMergeUndone, async ({ tx }, { keptId, mergedId, moved }) => {
    await tx
      .update(interests)
      .set({ startup_id: mergedId })
      .where(
        and(
          eq(interests.startup_id, keptId),
          // What was said since, where it stood on the stage for the other, is about the other.
          or(anyOf(interests.id, moved[KIND] ?? []), anyOf(interests.event_id, moved["events"] ?? [])),
          isNew(mergedId),
        ),
      );
  });
}
