export { letterQueries } from "./letters.queries.ts";
