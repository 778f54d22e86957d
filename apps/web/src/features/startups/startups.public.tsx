/** What other features may use of the registry. */
export { industryName, regionName, stageName } from "./components/labels.ts";
export { StartupList } from "./components/list/startup-list.tsx";
export { startupsQueries } from "./startups.queries.ts";
