export const ACCOUNT_STATES = ["verified", "unverified", "super_admin", "two_factor", "deleting"] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export const PEOPLE_SORTS = ["newest", "name"] as const;
