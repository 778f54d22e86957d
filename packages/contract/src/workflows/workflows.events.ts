/** Sent on `user:<id>` when a task came to the person, or one of theirs changed (specification 7.4). */
export const TASK_CHANGED_EVENT = "task_changed";
export type TaskChange = "assigned" | "completed" | "changed";

/** Sent to those who have a template open when someone saved its draft, with the version that it has now. */
export const TEMPLATE_SAVED = "template_saved";
