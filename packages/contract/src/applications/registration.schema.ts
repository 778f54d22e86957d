import * as z from "zod/mini";
import {
  choose,
  draftAmount,
  draftChoice,
  draftCurrency,
  draftLogo,
  draftText,
  keptText,
} from "../core/forms/draft.ts";
import { CURRENCIES } from "../core/forms/amounts.ts";
import { optionalName, requiredText, webAddress } from "../core/fields.ts";
import { LIMITS } from "../core/limits.ts";
import {
  BUSINESS_MODELS,
  EMPLOYEES_RANGES,
  INDUSTRIES,
  REGIONS,
  STARTUP_STAGES,
} from "../startups/startups.taxonomy.ts";
import { isGreekTaxNumber } from "../startups/tax-number.policy.ts";
import { REGISTRATION_MAX } from "./applications.taxonomy.ts";

/** What is kept as one types: anything that fits, complete or not. Every field may be missing. */
export const registrationDraft = z.object({
  name: draftText(REGISTRATION_MAX.name),
  tagline: draftText(REGISTRATION_MAX.tagline),
  legal_name: draftText(REGISTRATION_MAX.legal_name),
  founded_on: draftText(10),
  tax_number: draftText(REGISTRATION_MAX.tax_number),
  registration_number: draftText(REGISTRATION_MAX.registration_number),
  legal_form: draftText(REGISTRATION_MAX.legal_form),
  registry_status: draftText(REGISTRATION_MAX.registry_status),
  activities: z.optional(z.array(keptText(REGISTRATION_MAX.activity)).check(z.maxLength(REGISTRATION_MAX.activities))),
  description: draftText(REGISTRATION_MAX.description),
  industry: draftChoice(INDUSTRIES),
  stage: draftChoice(STARTUP_STAGES),
  business_model: draftChoice(BUSINESS_MODELS),
  tags: z.optional(z.array(keptText(REGISTRATION_MAX.tag)).check(z.maxLength(REGISTRATION_MAX.tags))),
  website_url: draftText(LIMITS.urlMax),
  country: draftText(2),
  region: draftChoice(REGIONS),
  city: draftText(REGISTRATION_MAX.city),
  employees_range: draftChoice(EMPLOYEES_RANGES),
  founders: z.optional(
    z
      .array(
        z.object({
          name: keptText(REGISTRATION_MAX.name),
          role: keptText(REGISTRATION_MAX.role),
          linkedin_url: draftText(LIMITS.urlMax),
        }),
      )
      .check(z.maxLength(REGISTRATION_MAX.founders)),
  ),
  women_led: z.optional(z.nullable(z.boolean())),
  funding_total: draftAmount,
  currency: draftCurrency,
  social_links: z.optional(z.array(keptText(LIMITS.urlMax)).check(z.maxLength(REGISTRATION_MAX.social_links))),
  logo_url: draftLogo,
  accuracy: z.optional(z.boolean()),
});
export type RegistrationDraft = z.infer<typeof registrationDraft>;

/** A calendar day that exists and is not in the future; empty means unknown. `today` is an ISO day. */
const pastDay = (today: string) =>
  z.string().check(
    z.refine<string>((value) => value === "" || isDay(value), { error: "date", abort: true }),
    z.refine<string>((value) => value === "" || value <= today, { error: "date_future" }),
  );
const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  value >= "1800-01-01" &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

const founder = z.object({
  name: requiredText(REGISTRATION_MAX.name),
  role: requiredText(REGISTRATION_MAX.role),
  linkedin_url: z.optional(webAddress),
});

/** The steps of /register-startup, in order, each with the rules its fields must meet to submit. */
export const registrationSteps = (today: string) => ({
  company: z.object({
    name: requiredText(REGISTRATION_MAX.name, 2),
    tagline: requiredText(REGISTRATION_MAX.tagline),
    legal_name: z.optional(optionalName(REGISTRATION_MAX.legal_name)),
    founded_on: z.optional(pastDay(today)),
    tax_number: z.optional(z.string().check(z.trim(), z.regex(/^$|^[0-9A-Z .-]{4,20}$/i, "invalid"))),
    registration_number: z.optional(z.string().check(z.trim(), z.regex(/^$|^[0-9A-Z ./-]{4,30}$/i, "invalid"))),
    legal_form: z.optional(optionalName(REGISTRATION_MAX.legal_form)),
    registry_status: z.optional(optionalName(REGISTRATION_MAX.registry_status)),
    activities: z.optional(
      z.array(requiredText(REGISTRATION_MAX.activity)).check(z.maxLength(REGISTRATION_MAX.activities)),
    ),
    logo_url: registrationDraft.shape.logo_url,
  }),
  activity: z.object({
    description: requiredText(REGISTRATION_MAX.description, 40),
    industry: choose(INDUSTRIES),
    stage: choose(STARTUP_STAGES),
    business_model: draftChoice(BUSINESS_MODELS),
    tags: z.optional(z.array(requiredText(REGISTRATION_MAX.tag)).check(z.maxLength(REGISTRATION_MAX.tags))),
    website_url: z.optional(webAddress),
  }),
  team: z.object({
    country: z.string().check(z.regex(/^[A-Z]{2}$/, "required")),
    region: draftChoice(REGIONS),
    city: requiredText(REGISTRATION_MAX.city),
    employees_range: choose(EMPLOYEES_RANGES),
    founders: z.array(founder).check(z.minLength(1, "required"), z.maxLength(REGISTRATION_MAX.founders)),
    women_led: registrationDraft.shape.women_led,
  }),
  funding: z.object({
    funding_total: registrationDraft.shape.funding_total,
    currency: z._default(z.enum(CURRENCIES), "EUR"),
    social_links: z.optional(z.array(webAddress).check(z.maxLength(REGISTRATION_MAX.social_links))),
  }),
  review: z.object({ accuracy: z.literal(true, "required") }),
});

type Submission = ReturnType<typeof submissionOf>;
const made = new Map<string, Submission>();

/** Everything a submission must meet. `today` is the ISO day of the submission; a day's schema is made once. */
export function registrationSubmission(today: string): Submission {
  const schema = made.get(today) ?? submissionOf(today);
  if (!made.has(today)) made.clear();
  made.set(today, schema);
  return schema;
}

function submissionOf(today: string) {
  const steps = registrationSteps(today);
  return z
    .object({
      ...steps.company.shape,
      ...steps.activity.shape,
      ...steps.team.shape,
      ...steps.funding.shape,
      ...steps.review.shape,
    })
    .check(
      // Asked whatever else is missing, so that the field says it at once.
      z.refine(hasFittingTaxNumber, { path: ["tax_number"], error: "tax_number", when: () => true }),
    );
}

/** A Greek company's tax number has its check digit right; those of other countries stay as they are. */
export function hasFittingTaxNumber(answers: { country?: unknown; tax_number?: unknown }): boolean {
  const { country, tax_number: number } = answers;
  if (typeof number !== "string" || number.trim() === "") return true;
  const isGreek = country === "GR" || /^\s*(EL|GR)/i.test(number);
  return !isGreek || isGreekTaxNumber(number);
}
export type RegistrationSubmission = z.infer<ReturnType<typeof registrationSubmission>>;
