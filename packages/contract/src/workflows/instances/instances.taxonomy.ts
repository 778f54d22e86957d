export const INSTANCE_STATES = ["running", "suspended", "completed", "cancelled", "failed"] as const;
export type InstanceState = (typeof INSTANCE_STATES)[number];

/** Why a case is stuck. */
export const TROUBLES = [
  "no_way",
  "loop_exhausted",
  "unbalanced",
  "too_long",
  "nobody",
  "no_mentor",
  "refused",
  "unanswered",
] as const;
export type TroubleCode = (typeof TROUBLES)[number];
