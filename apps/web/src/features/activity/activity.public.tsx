/** What other features use of the activity feed. */
export { ActivityFeed } from "./components/activity-feed.tsx";
export { useActivityFailed } from "./hooks/use-activity.ts";
