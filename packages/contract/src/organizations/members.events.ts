/** Sent on `org:<id>` when members or invitations changed: whoever has their list on screen asks again. */
export const MEMBERS_CHANGED_EVENT = "members_changed";
