/** The light part of the registry that routes of other features need. */
export { startupListInput, startupSearch } from "./hooks/startup-search.ts";
export { StartupListSkeleton } from "./components/startup-list-skeleton.tsx";
export { startupsQueries } from "./startups.queries.ts";
