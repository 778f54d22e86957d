import type { TaskNode, WorkflowNode } from "./definition.schema.ts";

/** Whether people do this step. */
export const isTask = (given: WorkflowNode): given is TaskNode => "due_days" in given;
