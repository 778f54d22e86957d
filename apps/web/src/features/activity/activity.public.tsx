/** What other features use of the activity feed. */
export { ActivityFeed } from "./components/activity-feed.tsx";
export { useAnnounceActivity } from "./hooks/use-announce-activity.ts";
export { useActivityFailed } from "./hooks/use-activity.ts";
