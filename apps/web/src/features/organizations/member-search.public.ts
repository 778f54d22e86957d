/** The light part of members that routes of administration need. */
export { memberInput, memberSearch } from "./hooks/member-search.ts";
export { membersQueries } from "./members.queries.ts";
