/** The light part of members that routes of administration need. */
export { memberInput, memberSearch } from "./model/member-search.ts";
export { membersQueries } from "./members.queries.ts";
