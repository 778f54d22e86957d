import { programmeById, programmeStepped } from "#modules/programmes/programmes.api.ts";
import { today } from "#platform/clock/clock.ts";
import type { Events } from "#platform/platform.ts";
import { moveTerms } from "./clock.repo.ts";
import { wholeTerm } from "./clock.policy.ts";

/** Where a call takes applications longer, the term of all of them begins with its new end. */
export function clockListeners(events: Events): void {
  events.on(programmeStepped, async ({ tx, platform }, { programmeId, step }) => {
    if (step !== "extend") return;
    const programme = await programmeById(tx, programmeId);
    const { clock_from, due_on } = wholeTerm(programme, today(platform.clock, programme.timezone));
    if (clock_from === null || due_on === null || programme.decision_days === null) return;
    await moveTerms(tx, programmeId, { from: clock_from, due: due_on, days: programme.decision_days });
  });
}
