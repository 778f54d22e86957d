/** What other modules may use of the events. */
export { draftEvent } from "./editing/drafts.repo.ts";
export { eventColumns } from "./event-columns.reads.ts";
export { eventImports } from "./imported/imported.repo.ts";
export { runsEvents } from "./events.policy.ts";
export { eventPage, plansEvent } from "./events.reads.ts";
export { atTime as eventsAtTime, eventMeaning, hostedBy, publishedEvents } from "./filters.reads.ts";
