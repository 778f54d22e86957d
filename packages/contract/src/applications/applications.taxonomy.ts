import { LIMITS } from "../core/limits.ts";

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

/** Whom an application is about, once it is approved: a record of the registry. */
export const APPLICATION_SUBJECTS = ["startup", "investor"] as const;
export type ApplicationSubject = (typeof APPLICATION_SUBJECTS)[number];

export const REGISTRATION_STEPS = ["company", "activity", "team", "funding", "review"] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** How long a text and how many of a kind a registration may have. */
export const REGISTRATION_MAX = {
  name: LIMITS.nameMax,
  tagline: LIMITS.taglineMax,
  legal_name: LIMITS.nameMax,
  tax_number: 20,
  registration_number: 30,
  description: LIMITS.descriptionMax,
  tags: 12,
  tag: 40,
  city: 80,
  founders: 20,
  role: 80,
  social_links: 8,
} as const;

/** Version of the registration form; a submission keeps the version it was filled on (completions 2). */
export const REGISTRATION_FORM_VERSION = 1;
