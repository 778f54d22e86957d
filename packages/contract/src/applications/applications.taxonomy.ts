import { LIMITS } from "../core/limits.ts";
import type { LocalizedText } from "../core/text/languages.ts";

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

export const PHASE_LABELS: Record<ApplicationPhase, LocalizedText> = {
  draft: { el: "Πρόχειρο", en: "Draft" },
  pending: { el: "Εκκρεμεί", en: "Pending" },
  under_review: { el: "Υπό εξέταση", en: "Under review" },
  changes_requested: { el: "Ζητήθηκαν αλλαγές", en: "Changes requested" },
  approved: { el: "Εγκρίθηκε", en: "Approved" },
  rejected: { el: "Απορρίφθηκε", en: "Rejected" },
  withdrawn: { el: "Αποσύρθηκε", en: "Withdrawn" },
};

/** Whom an application is about, once it is approved: a record of the registry. */
export const APPLICATION_SUBJECTS = ["startup", "investor"] as const;
export type ApplicationSubject = (typeof APPLICATION_SUBJECTS)[number];
export const SUBJECT_LABELS: Record<ApplicationSubject, LocalizedText> = {
  startup: { el: "Startup", en: "Startup" },
  investor: { el: "Επενδυτής", en: "Investor" },
};

export const REGISTRATION_STEPS = ["company", "activity", "team", "funding", "review"] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** How long a text and how many of a kind a registration may have. */
export const REGISTRATION_MAX = {
  name: LIMITS.nameMax,
  tagline: LIMITS.taglineMax,
  legal_name: LIMITS.nameMax,
  tax_number: 20,
  registration_number: 30,
  legal_form: 200,
  registry_status: 200,
  activities: 10,
  activity: 300,
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
