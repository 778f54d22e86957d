/** Names of the registry's taxonomies, for other features. */
export { countryName, industryName, regionName, stageName } from "./components/labels.ts";
export { isWebLink } from "./components/web-link.ts";
