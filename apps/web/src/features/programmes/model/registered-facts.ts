import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { Field } from "@kerkis/contract/core/forms/field.ts";
import { REGISTRATION_FIELDS } from "@kerkis/contract/forms/described.policy.ts";
import { PROFILE_FIELDS } from "@kerkis/contract/forms/forms.taxonomy.ts";
import { ELIGIBILITY_FACTS, type FactDescription } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import { countryOptions } from "#shared/forms/fields/country-options.ts";

type Described = Readonly<Record<string, FactDescription>>;

/** Facts of a startup that criteria look at and no registration asks for. */
const UNASKED: ReadonlySet<string> = new Set(["age_years", "turnover", "has_branch_here"]);

const ofStartups = (): Described =>
  Object.fromEntries(Object.entries(ELIGIBILITY_FACTS).filter(([name]) => !UNASKED.has(name)));

/** A field of a registration as a condition compares it; null where there is nothing in it to compare. */
function factOf(field: Field): FactDescription | null {
  const { label } = field;
  switch (field.type) {
    case "text":
    case "long_text":
    case "link":
      return { label, kind: "text" };
    case "money":
      return { label, kind: "number" };
    case "choice":
      return { label, kind: "choice", names: field.names };
    case "choices":
      return { label, kind: "several", names: field.names };
    case "countries":
      return {
        label,
        kind: "several",
        names: Object.fromEntries(countryOptions().map((one) => [one.value, { el: one.label, en: one.label }])),
      };
    default:
      return null;
  }
}

const ofInvestors = (): Described =>
  Object.fromEntries(
    PROFILE_FIELDS.investor.flatMap((name) => {
      const field = REGISTRATION_FIELDS.investor[name];
      const fact = field && factOf(field);
      return fact ? [[name, fact] as const] : [];
    }),
  );

const OF: Readonly<Record<ApplicationSubject, () => Described>> = { startup: ofStartups, investor: ofInvestors };

/** What conditions of a form may look at of the registration that it is asked with. */
export const registeredFacts = (subject: ApplicationSubject): Described => OF[subject]();
