/** What other features use of the activity feed. */
export { useMarkActivityRead } from "./activity.mutations.ts";
export { ActivityFeed } from "./components/activity-feed.tsx";
export { useAnnounceActivity } from "./hooks/use-announce-activity.ts";
export { useActivityFailed, useActivityUnread } from "./hooks/use-activity.ts";
