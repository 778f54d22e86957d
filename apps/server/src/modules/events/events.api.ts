/** What other modules may use of the events. */
export { eventMeaning, publishedEvents } from "./filters.reads.ts";
