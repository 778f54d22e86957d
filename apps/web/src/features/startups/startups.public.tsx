/** What other features may use of the registry. */
export {
  businessModelName,
  countryName,
  employeesName,
  industryName,
  regionName,
  stageName,
} from "./components/labels.ts";
export { StartupCard } from "./components/startup-card.tsx";
export { StartupFilters } from "./components/startup-filters.tsx";
export { startupListInput, startupSearch, type StartupSearch } from "./hooks/startup-search.ts";
export { startupsQueries } from "./startups.queries.ts";
