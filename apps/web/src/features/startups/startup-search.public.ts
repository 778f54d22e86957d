/** The light part of the registry that routes of other features need. */
export { askedPair, duplicatesSearch, mergeSearch } from "./model/merge-search.ts";
export { startupListInput, startupSearch } from "./model/startup-search.ts";
export { StartupListSkeleton } from "./components/list/startup-list-skeleton.tsx";
export { startupsQueries } from "./startups.queries.ts";
