import type { WorkflowTask } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";

/** Tasks by what follows from leaving them, in this order. */
export const TASK_GROUPS = ["overdue", "today", "week", "later", "holiday", "put_off", "available", "done"] as const;
export type TaskGroup = (typeof TASK_GROUPS)[number];

/** So many working days are a week. */
const WEEK = 5;

export function groupOf({
  status,
  is_overdue,
  due_in,
  put_off_until: until,
  after_holiday: holiday,
}: WorkflowTask): TaskGroup {
  if (status === "completed") return "done";
  if (status === "open") return "available";
  if (until !== null) return "put_off";
  if (is_overdue) return "overdue";
  if (due_in === null) return "later";
  if (due_in > 0 && holiday !== null) return "holiday";
  return due_in === 0 ? "today" : due_in <= WEEK ? "week" : "later";
}

/** Whether the reader can leave a task for later: it is theirs to do, and not due before the next working day. */
export const canPutOff = ({ status, due_in, put_off_until: until }: WorkflowTask): boolean =>
  status === "claimed" && until === null && (due_in === null || due_in > 0);
