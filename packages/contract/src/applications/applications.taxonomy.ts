/** Exactly these (specification 4; completions 2). */
export const APPLICATION_STATUSES = ["pending", "under_review", "approved", "rejected"] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Status together with the moments beside it: what a person sees. */
export const APPLICATION_PHASES = [
  "draft",
  "pending",
  "under_review",
  "changes_requested",
  "approved",
  "rejected",
  "withdrawn",
] as const;
export type ApplicationPhase = (typeof APPLICATION_PHASES)[number];

export const REGISTRATION_STEPS = ["company", "activity", "team", "funding", "review"] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];
