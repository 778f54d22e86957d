export const MEMBER_SORTS = ["name", "newest", "oldest", "active", "role"] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];

/** How long ago, in days: joined within, or active within; «never» and «idle» (more than 90 days) for activity. */
export const JOINED_WITHIN = ["7", "30", "90", "365"] as const;

export const ACTIVE_WITHIN = ["7", "30", "90", "idle", "never"] as const;

export const IDLE_DAYS = 90;

export const INVITATION_STATES = ["pending", "expired", "accepted", "declined", "revoked"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
