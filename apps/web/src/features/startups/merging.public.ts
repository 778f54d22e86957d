/** How two records of a registry become one, for investors too. */
export { DuplicatesView } from "./components/merge/duplicates-view.tsx";
export { MergeChoice } from "./components/merge/merge-choice.tsx";
export { MergeView } from "./components/merge/merge-view.tsx";
export type { MergedRegistry } from "./model/merging.ts";
