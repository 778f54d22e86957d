import { programmeStepped } from "#modules/programmes/programmes.api.ts";
import type { Events } from "#platform/platform.ts";
import { hideResults } from "./publication.repo.ts";
import { resultsChanged } from "./publication.events.ts";

/** A call that takes applications longer has no results yet: what was published is taken back. */
export function publicationListeners(events: Events): void {
  events.on(programmeStepped, async ({ tx, platform, actorId }, { programmeId, step }) => {
    if (step !== "extend" || !(await hideResults(tx, programmeId))) return;
    await platform.events.emit({ tx, platform, actorId }, resultsChanged, { programmeId });
  });
}
