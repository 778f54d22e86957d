/** What other features use of the activity feed. */
export { useMarkActivityRead } from "./activity.mutations.ts";
export { ActivityFeed } from "./components/activity-feed.tsx";
export { useActivityFailed, useActivityUnread } from "./hooks/use-activity.ts";
