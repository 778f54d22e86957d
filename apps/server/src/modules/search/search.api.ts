/** What other modules may use of the search. */
export { visibleStartups, wordMatches } from "./search.reads.ts";
