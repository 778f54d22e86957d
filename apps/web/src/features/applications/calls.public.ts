export { applicationsQueries as applyQueries } from "./applications.queries.ts";
