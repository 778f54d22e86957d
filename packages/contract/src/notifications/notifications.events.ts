/** Sent on `user:<id>` (specification 7.4): a new row, a changed row, and everything else that changes the list. */
export const NOTIFICATION_INSERT = "notification";
export const NOTIFICATION_UPDATE = "notification_update";
export const NOTIFICATIONS_CHANGED = "notifications_changed";
