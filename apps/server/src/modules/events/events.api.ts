/** What other modules may use of the events. */
export { eventPage } from "./events.reads.ts";
export { eventMeaning, hostedBy, publishedEvents } from "./filters.reads.ts";
