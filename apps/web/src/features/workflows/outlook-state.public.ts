export { isOnStage } from "./model/outlook/on-stage.ts";
export { workflowsQueries } from "./workflows.queries.ts";
