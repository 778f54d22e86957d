/** What a coordinator of the registry is asked: to look at a changed fact again, to put a mistake right, to hand a profile over. */
export const REQUEST_KINDS = ["changed", "mistake", "claim"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
export const REQUEST_STATES = ["open", "accepted", "declined"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
