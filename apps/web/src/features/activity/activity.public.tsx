/** What other features use of the activity feed. */
export { useMarkActivityRead } from "./activity.mutations.ts";
export { ActivityRows } from "./components/activity-rows.tsx";
export { useActivityFailed, useActivityUnread } from "./hooks/use-activity.ts";
