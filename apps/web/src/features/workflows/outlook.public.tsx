import { latePart } from "#shared/ui/states/late-part.tsx";

/** Drawn at length, of the few pages that show one: its code comes after theirs. */
export const WorkflowOutlook = latePart(async () => (await import("./components/outlook/outlook.tsx")).WorkflowOutlook);
export { isOnStage } from "./model/outlook/on-stage.ts";
export { workflowsQueries } from "./workflows.queries.ts";
