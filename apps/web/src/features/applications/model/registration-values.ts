import {
  registrationSteps,
  registrationSubmission,
  type RegistrationDraft,
} from "@kerkis/contract/applications/registration.schema.ts";
import { REGISTRATION_STEPS, type RegistrationStep } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import { fieldIssues } from "@kerkis/contract/core/issues.ts";

/** The form's values: a draft in which every field is there, so that controls are controlled from the start. */
export type RegistrationValues = { [Name in keyof RegistrationDraft]-?: Exclude<RegistrationDraft[Name], undefined> };

const EMPTY: RegistrationValues = {
  name: "",
  tagline: "",
  legal_name: "",
  founded_on: "",
  tax_number: "",
  registration_number: "",
  logo_url: null,
  description: "",
  industry: "",
  stage: "",
  business_model: "",
  tags: [],
  website_url: "",
  country: "GR",
  region: "",
  city: "",
  employees_range: "",
  founders: [{ name: "", role: "", linkedin_url: "" }],
  women_led: null,
  funding_total: null,
  currency: "EUR",
  social_links: [],
  accuracy: false,
};

/** A draft as the form shows it. */
export function formValues(draft: RegistrationDraft): RegistrationValues {
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
  const values: RegistrationValues = { ...EMPTY, ...given };
  const founders = values.founders.length === 0 ? EMPTY.founders : values.founders;
  return { ...values, founders: founders.map(({ name, role, linkedin_url = "" }) => ({ name, role, linkedin_url })) };
}

/** The fields of each step, in the order in which they stand on it. */
export const STEP_FIELDS = Object.fromEntries(
  Object.entries(registrationSteps("2026-01-01")).map(([step, schema]) => [step, Object.keys(schema.shape)]),
) as Record<RegistrationStep, (keyof RegistrationValues)[]>;

/** The step on which a field of this path stands. */
export const stepOf = (path: string): RegistrationStep => {
  const field = path.split(".")[0];
  return REGISTRATION_STEPS.find((step) => STEP_FIELDS[step].some((name) => name === field)) ?? "review";
};

/** Id of the element around a field, for links from the review to it. */
export const fieldElementId = (path: string): string => `field-${path.replaceAll(".", "-")}`;

/** What still keeps a registration from being submitted, in the order of the form. `today` is an ISO day. */
export function missingAnswers(values: RegistrationValues, today: string): FieldIssue[] {
  const result = registrationSubmission(today).safeParse(values);
  if (result.success) return [];
  const position = ({ path }: FieldIssue) => REGISTRATION_STEPS.indexOf(stepOf(path));
  return fieldIssues(result.error.issues, values).toSorted((one, other) => position(one) - position(other));
}

/** Today's calendar day in Greece, as the server sees it. */
export const todayInAthens = (): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Athens" }).format(new Date());
