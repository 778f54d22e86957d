/** Names of the investors' taxonomies, for other features. */
export { typeName as investorTypeName } from "./components/labels.ts";
