import type { CompanyFacts } from "./gemi.schema.ts";
import { regionOfPrefecture } from "./prefecture.policy.ts";

/** Facts of the business registry by the fields of a startup that they fill. */
export const filledBy = (facts: CompanyFacts): Record<string, string | string[]> => {
  const { legal_name, registration_number, founded_on, city, legal_form, status: registry_status, activities } = facts;
  const region = regionOfPrefecture(facts.prefecture);
  const filled = { legal_name, registration_number, founded_on, region, city, legal_form, registry_status, activities };
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value.length > 0));
};
