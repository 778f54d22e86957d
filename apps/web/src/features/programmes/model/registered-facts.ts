import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { FactDescription } from "@kerkis/contract/core/conditions/facts.policy.ts";
import type { Field } from "@kerkis/contract/core/forms/field.ts";
import { REGISTRATION_FIELDS } from "@kerkis/contract/forms/described.policy.ts";
import { PROFILE_FIELDS } from "@kerkis/contract/forms/forms.taxonomy.ts";
import { fieldFact } from "@kerkis/contract/forms/facts.policy.ts";
import { ELIGIBILITY_FACTS } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import { countryOptions } from "#shared/forms/fields/country-options.ts";

type Described = Readonly<Record<string, FactDescription>>;

/** Facts of a startup that criteria look at and no registration asks for. */
const UNASKED: ReadonlySet<string> = new Set(["age_years", "turnover", "has_branch_here"]);

const ofStartups = (): Described =>
  Object.fromEntries(Object.entries(ELIGIBILITY_FACTS).filter(([name]) => !UNASKED.has(name)));

/** A field of a registration as a condition compares it; countries are chosen by their names. */
function factOf(field: Field): FactDescription {
  if (field.type !== "countries") return fieldFact(field);
  const names = countryOptions().map(({ value, label }) => [value, { el: label, en: label }] as const);
  return { label: field.label, kind: "several", names: Object.fromEntries(names) };
}

const ofInvestors = (): Described =>
  Object.fromEntries(
    PROFILE_FIELDS.investor.flatMap((name) => {
      const field = REGISTRATION_FIELDS.investor[name];
      return field ? [[name, factOf(field)] as const] : [];
    }),
  );

const OF: Readonly<Record<ApplicationSubject, () => Described>> = { startup: ofStartups, investor: ofInvestors };

/** What conditions of a form may look at of the registration that it is asked with. */
export const registeredFacts = (subject: ApplicationSubject): Described => OF[subject]();
