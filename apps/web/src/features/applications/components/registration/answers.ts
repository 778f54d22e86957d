import type { RegistrationStep } from "@kerkis/contract/applications/applications.taxonomy.ts";
import {
  businessModelName,
  countryName,
  employeesName,
  industryName,
  regionName,
  stageName,
} from "#features/startups/startups.public.tsx";
import { m } from "#messages";
import { formatDate, formatMoney } from "#shared/i18n/format.ts";
import { type RegistrationValues, STEP_FIELDS } from "../../model/registration-values.ts";

type FieldName = keyof RegistrationValues;

const NAMES: Record<FieldName, () => string> = {
  name: m.applications_field_name,
  tagline: m.applications_field_tagline,
  legal_name: m.applications_field_legal_name,
  founded_on: m.applications_field_founded_on,
  tax_number: m.applications_field_tax_number,
  registration_number: m.applications_field_registration_number,
  logo_url: m.applications_field_logo_url,
  description: m.applications_field_description,
  industry: m.applications_field_industry,
  stage: m.applications_field_stage,
  business_model: m.applications_field_business_model,
  tags: m.applications_field_tags,
  website_url: m.applications_field_website_url,
  country: m.applications_field_country,
  region: m.applications_field_region,
  city: m.applications_field_city,
  employees_range: m.applications_field_employees_range,
  founders: m.applications_field_founders,
  women_led: m.applications_field_women_led,
  funding_total: m.applications_field_funding_total,
  currency: m.applications_field_currency,
  social_links: m.applications_field_social_links,
  accuracy: m.applications_field_accuracy,
};

const STEP_NAMES: Record<RegistrationStep, () => string> = {
  company: m.applications_step_company,
  activity: m.applications_step_activity,
  team: m.applications_step_team,
  funding: m.applications_step_funding,
  review: m.applications_step_review,
};
export const stepName = (step: RegistrationStep): string => STEP_NAMES[step]();

const FOUNDER_PARTS: Readonly<Record<string, () => string>> = {
  name: m.applications_founder_name,
  role: m.applications_founder_role,
  linkedin_url: m.applications_founder_linkedin,
};

const isFieldName = (name: string): name is FieldName => name in NAMES;

/** What the field of a path is called: «Ιδρυτής 2, Ρόλος» for founders.1.role. */
export function fieldName(path: string): string {
  const [root = "", index, part] = path.split(".");
  if (root === "founders" && index !== undefined) {
    const founder = m.applications_founder_number({ number: Number(index) + 1 });
    const name = part === undefined ? undefined : FOUNDER_PARTS[part]?.();
    return name ? `${founder}, ${name}` : founder;
  }
  return isFieldName(root) ? NAMES[root]() : root;
}

/** An answer in words; null when nothing was given. */
function answerText(values: RegistrationValues, name: FieldName): string | null {
  switch (name) {
    case "industry":
      return values.industry && industryName(values.industry);
    case "stage":
      return values.stage && stageName(values.stage);
    case "business_model":
      return values.business_model && businessModelName(values.business_model);
    case "region":
      return values.region && regionName(values.region);
    case "country":
      return values.country && countryName(values.country);
    case "employees_range":
      return employeesName(values.employees_range);
    case "founded_on":
      return /^\d{4}-\d{2}-\d{2}$/.test(values.founded_on) ? formatDate(values.founded_on) : null;
    case "funding_total":
      return values.funding_total === null ? null : formatMoney(values.funding_total, values.currency);
    case "founders":
      return values.founders
        .filter((founder) => founder.name.trim() !== "")
        .map((founder) => (founder.role ? `${founder.name} (${founder.role})` : founder.name))
        .join(", ");
    case "women_led":
      return values.women_led === null ? null : values.women_led ? m.applications_yes() : m.applications_no();
    case "tags":
    case "social_links":
      return values[name].join(", ");
    case "currency":
    case "accuracy":
    case "logo_url":
      return null;
    default:
      return values[name];
  }
}

/** The answers of a step in words, without those not given. */
export const stepAnswers = (values: RegistrationValues, step: RegistrationStep): { term: string; value: string }[] =>
  STEP_FIELDS[step].flatMap((name) => {
    const value = answerText(values, name);
    return value ? [{ term: NAMES[name](), value }] : [];
  });
