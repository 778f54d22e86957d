export { isOnStage, WorkflowOutlook } from "./components/outlook.tsx";
export { workflowsQueries } from "./workflows.queries.ts";
