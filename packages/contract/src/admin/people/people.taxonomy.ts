export const ACCOUNT_STATES = ["verified", "unverified", "super_admin", "two_factor", "deleting"] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export const PEOPLE_SORTS = ["newest", "name"] as const;

/** What access to can be explained, besides pages. */
export const RECORD_KINDS = ["startup", "application", "evaluation", "organization"] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];
