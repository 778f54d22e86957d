import { defineEvent } from "#platform/events/events.ts";
import type { PublishedStartup } from "./startups.repo.ts";

/** A startup became active and verified: it is in the registry once the transaction commits. */
export const startupPublished = defineEvent<PublishedStartup>("startups.startup_published");

/** A startup left the registry. */
export const startupUnpublished = defineEvent<PublishedStartup>("startups.startup_unpublished");

/** Something that everyone sees of a startup changed. */
export const startupChanged = defineEvent<{ id: string; name: string }>("startups.startup_changed");
