/** For pages that have the feed in their HTML. */
export { activityQueries } from "./activity.queries.ts";
