/** Sent on `org:<id>` when its settings or its state change: ask for them again. */
export const ORGANIZATION_CHANGED = "organization_changed";
