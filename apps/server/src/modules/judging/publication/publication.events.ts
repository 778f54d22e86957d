import { defineEvent } from "#platform/events/events.ts";

/** The results of a call were published, or are published no more. */
export const resultsChanged = defineEvent<{ programmeId: string }>("judging.results_changed");
