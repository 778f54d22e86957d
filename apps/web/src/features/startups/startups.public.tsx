/** What other features may use of the registry. */
export { StartupList } from "./components/list/startup-list.tsx";
export { startupsQueries } from "./startups.queries.ts";
