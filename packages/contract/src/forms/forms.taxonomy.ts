import type { ApplicationSubject } from "../applications/applications.taxonomy.ts";
import type { RegistrationDraft } from "../applications/registration.schema.ts";
import { LIMITS } from "../core/limits.ts";
import type { InvestorDraft } from "../investors/profile.schema.ts";

/** What a question of a form may ask for. */
export const QUESTION_TYPES = [
  "text",
  "long_text",
  "number",
  "money",
  "date",
  "choice",
  "choices",
  "yes_no",
  "country",
  "region",
  "link",
  "people",
  "file",
  "statement",
  "profile",
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

const STARTUP_FIELDS = [
  "name",
  "tagline",
  "logo_url",
  "legal_name",
  "founded_on",
  "tax_number",
  "registration_number",
  "legal_form",
  "registry_status",
  "activities",
  "description",
  "industry",
  "stage",
  "business_model",
  "website_url",
  "tags",
  "country",
  "region",
  "city",
  "employees_range",
  "founders",
  "women_led",
  "funding_total",
  "social_links",
] as const satisfies readonly (keyof RegistrationDraft)[];

const INVESTOR_FIELDS = [
  "name",
  "type",
  "city",
  "logo_url",
  "website_url",
  "description",
  "thesis",
  "stages",
  "countries",
  "industries",
  "ticket_min",
  "ticket_max",
] as const satisfies readonly (keyof InvestorDraft)[];

export type ProfileField = (typeof STARTUP_FIELDS)[number] | (typeof INVESTOR_FIELDS)[number];

/** Answers of each registration that a form may ask for in a place and with words of its own. */
export const PROFILE_FIELDS: Readonly<Record<ApplicationSubject, readonly ProfileField[]>> = {
  startup: STARTUP_FIELDS,
  investor: INVESTOR_FIELDS,
};

/** All of them by name, whichever registration asks for them. */
export const ALL_PROFILE_FIELDS = [...new Set<ProfileField>([...STARTUP_FIELDS, ...INVESTOR_FIELDS])];

/** How large a form may be, and what is asked in it. */
export const FORM_MAX = {
  sections: 20,
  questions: 150,
  label: 200,
  help: 600,
  statement: 2000,
  options: 60,
  text: 300,
  words: 2000,
  /** Letters of a long text, whatever its limit of words. */
  longText: 20_000,
  people: 20,
  /** Files of one answer, and the size of each in megabytes. */
  files: 10,
  megabytes: LIMITS.answerBytes / 1024 ** 2,
} as const;
