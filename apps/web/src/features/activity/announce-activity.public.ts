/** What the shell uses of the activity feed, apart from the feed itself, which only some pages show. */
export { useAnnounceActivity } from "./hooks/use-announce-activity.ts";
