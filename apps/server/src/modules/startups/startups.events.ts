import { defineEvent } from "#platform/events/events.ts";
import type { PublishedStartup } from "./startups.repo.ts";

/** A startup became active and verified: it is in the registry once the transaction commits. */
export const startupPublished = defineEvent<PublishedStartup>("startups.startup_published");

/** A startup left the registry. */
export const startupUnpublished = defineEvent<PublishedStartup>("startups.startup_unpublished");

/** Something that everyone sees of a startup changed. */
export const startupChanged = defineEvent<{ id: string; name: string }>("startups.startup_changed");

/** Someone owns a startup no longer: they left, were taken out, edit it from now on, or their account goes. Others own it by then. */
export const ownerLeft = defineEvent<{ startupId: string; userId: string }>("startups.owner_left");

interface MergedPair {
  keptId: string;
  mergedId: string;
}

/** Two startups become one: who keeps something of the one that goes brings it along, and notes what by its kind. */
export const startupMerged = defineEvent<MergedPair & { note: (kind: string, ids: string[]) => void }>(
  "startups.startup_merged",
);

/** A merge is undone: what was noted goes back. */
export const startupMergeUndone = defineEvent<MergedPair & { moved: Readonly<Record<string, string[]>> }>(
  "startups.startup_merge_undone",
);
