export { isOnStage, WorkflowOutlook } from "./components/outlook/outlook.tsx";
export { workflowsQueries } from "./workflows.queries.ts";
