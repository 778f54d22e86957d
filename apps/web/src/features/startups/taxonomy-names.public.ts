/** What the taxonomies are called, for those who show a startup without the registry. */
export { industryName, regionName, stageName } from "./components/labels.ts";
