/** Sent on `org:<id>` for organization-wide items and on `user:<id>` for personal ones; without an item: ask again. */
export const ACTIVITY_EVENT = "activity";

/** Sent on `user:<id>` when own items were marked read elsewhere: ask again. */
export const ACTIVITY_CHANGED = "activity_changed";
