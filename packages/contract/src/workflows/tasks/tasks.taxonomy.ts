export const TASK_STATES = ["open", "claimed", "completed", "cancelled", "expired"] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** One's own, those for whoever is first, those that one handed to others who have them still, and those that one has done. */
export const TASK_VIEWS = ["mine", "available", "given", "done"] as const;
export type TaskView = (typeof TASK_VIEWS)[number];

/** Most tasks that one claim takes. */
export const CLAIMED_MAX = 50;
