import type { WorkflowTask } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";

/** Tasks by what follows from leaving them, in this order. */
export const TASK_GROUPS = ["overdue", "today", "week", "later", "put_off", "available", "done"] as const;
export type TaskGroup = (typeof TASK_GROUPS)[number];

/** So many working days are a week. */
const WEEK = 5;

/** @param putOff ids of tasks that the reader left for later */
export function groupOf({ id, status, is_overdue, due_in }: WorkflowTask, putOff: ReadonlySet<string>): TaskGroup {
  if (status === "completed") return "done";
  if (status === "open") return "available";
  if (putOff.has(id)) return "put_off";
  if (is_overdue) return "overdue";
  if (due_in === null) return "later";
  return due_in === 0 ? "today" : due_in <= WEEK ? "week" : "later";
}
