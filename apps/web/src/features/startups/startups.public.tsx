/** What other features may use of the registry. */
export {
  businessModelName,
  countryName,
  employeesName,
  industryName,
  regionName,
  stageName,
} from "./components/labels.ts";
export { StartupCount } from "./components/startup-count.tsx";
export { StartupFilters } from "./components/startup-filters.tsx";
export { StartupGrid } from "./components/startup-grid.tsx";
export { StartupSearchBox } from "./components/startup-search-box.tsx";
export { startupListInput, type StartupSearch } from "./hooks/startup-search.ts";
export { startupsQueries } from "./startups.queries.ts";
