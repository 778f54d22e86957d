export const NOTIFICATION_FILTERS = ["all", "unread"] as const;
