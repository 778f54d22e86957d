import { evaluate, factsAsked, type Fact, type Facts } from "../../core/conditions/conditions.ts";
import {
  conditionIssues,
  issuesWithin,
  type DescribeFact,
  type FactDescription,
} from "../../core/conditions/facts.policy.ts";
import type { FieldIssue } from "../../core/errors.ts";
import { DAY_MS } from "../../core/limits.ts";
import type { Language } from "../../core/text/languages.ts";
import { EMPLOYEES_LABELS, INDUSTRY_LABELS, REGION_LABELS, STAGE_LABELS } from "../../startups/taxonomy.texts.ts";
import type { EligibilityRule, Verdict } from "./eligibility.schema.ts";

/** What criteria may ask about a startup. */
export const ELIGIBILITY_FACTS = {
  age_years: { label: { el: "Ηλικία σε έτη", en: "Age in years" }, kind: "number" },
  founded_on: { label: { el: "Ημερομηνία ίδρυσης", en: "Founded on" }, kind: "day" },
  employees_range: { label: { el: "Εργαζόμενοι", en: "Staff" }, kind: "choice", names: EMPLOYEES_LABELS },
  turnover: { label: { el: "Κύκλος εργασιών σε ευρώ", en: "Turnover in euros" }, kind: "number" },
  country: { label: { el: "Χώρα έδρας", en: "Country of its seat" }, kind: "country" },
  has_branch_here: { label: { el: "Υποκατάστημα στην Ελλάδα", en: "Branch in Greece" }, kind: "yes_no" },
  region: { label: { el: "Περιφέρεια", en: "Region" }, kind: "choice", names: REGION_LABELS },
  industry: { label: { el: "Κλάδος", en: "Industry" }, kind: "choice", names: INDUSTRY_LABELS },
  stage: { label: { el: "Στάδιο", en: "Stage" }, kind: "choice", names: STAGE_LABELS },
  funding_total: { label: { el: "Συνολική χρηματοδότηση", en: "Raised so far" }, kind: "number" },
  women_led: { label: { el: "Υπό γυναικεία ηγεσία", en: "Led by women" }, kind: "yes_no" },
} as const satisfies Record<string, FactDescription>;
export type EligibilityFact = keyof typeof ELIGIBILITY_FACTS;

/** What is known of a fact; null where there is none of this name. */
export const factDescription = (fact: string): FactDescription | null =>
  Object.hasOwn(ELIGIBILITY_FACTS, fact) ? ELIGIBILITY_FACTS[fact as EligibilityFact] : null;

const YEAR_DAYS = 366;

/** Years from one ISO day to another, whole on anniversaries; null where there is no such day, or it lies ahead. */
export function yearsBetween(from: string, to: string): number | null {
  const [start, end] = [new Date(from), new Date(to)];
  if (Number.isNaN(start.getTime()) || Number.isNaN(end.getTime()) || start > end) return null;
  const whole = end.getUTCFullYear() - start.getUTCFullYear();
  const anniversary = (years: number) =>
    Date.UTC(start.getUTCFullYear() + years, start.getUTCMonth(), start.getUTCDate());
  const years = anniversary(whole) > end.getTime() ? whole - 1 : whole;
  return years + (end.getTime() - anniversary(years)) / DAY_MS / YEAR_DAYS;
}

/** The facts that an application's answers tell on an ISO day. */
export function eligibilityFacts(answers: Readonly<Record<string, unknown>>, day: string): Facts {
  const told = Object.fromEntries(
    Object.keys(ELIGIBILITY_FACTS).map((name) => {
      const answer = answers[name];
      const isFact = ["string", "number", "boolean"].includes(typeof answer);
      return [name, isFact ? (answer as Fact) : null];
    }),
  );
  const founded = typeof answers["founded_on"] === "string" ? answers["founded_on"] : "";
  return { ...told, age_years: founded === "" ? null : yearsBetween(founded, day) };
}

/** What criteria of a programme may look at: facts of a startup, and its own questions where they do not ask for one of those. */
export const ruleFacts = (
  questions: Readonly<Record<string, FactDescription>>,
): Readonly<Record<string, FactDescription>> => ({ ...ELIGIBILITY_FACTS, ...questions, ...ELIGIBILITY_FACTS });

/** What of criteria can never be judged, by the place of each. */
export const rulesIssues = (
  rules: readonly Pick<EligibilityRule, "condition">[],
  describe: DescribeFact,
): FieldIssue[] =>
  rules.flatMap(({ condition }, at) => issuesWithin(`${at}.condition`, conditionIssues(condition, describe)));

type Used = Verdict["used"][number];

/** A value with what it is called; names of others are left behind. */
function described({ names, ...fact }: FactDescription, value: Used["value"]): FactDescription {
  const shown = Object.entries(names ?? {}).filter(([name]) => [value].flat().includes(name));
  return names ? { ...fact, names: Object.fromEntries(shown) } : fact;
}

/**
 * What each criterion says of these facts, with the values that it looked at.
 * @param describe a programme's own questions; a fact that is neither one nor a startup's tells nothing
 */
export const verdictsOf = (rules: readonly EligibilityRule[], facts: Facts, describe: DescribeFact): Verdict[] =>
  rules.map(({ key, label, reference, condition }) => ({
    key,
    label,
    reference,
    truth: evaluate(condition, facts),
    used: factsAsked(condition).map((fact): Used => {
      const own = factDescription(fact) ? null : describe(fact);
      const value = usedValue(fact === "age_years" ? shownYears(facts[fact]) : facts[fact]);
      return { fact, value, described: own && described(own, value) };
    }),
  }));

const YEAR_PARTS = 1000;

/** Years as they are read, still told apart by the day. */
const shownYears = (years: Fact): Fact =>
  typeof years === "number" ? Math.round(years * YEAR_PARTS) / YEAR_PARTS : years;

function usedValue(fact: Fact): Used["value"] {
  if (fact === undefined || fact === null || fact === "") return null;
  return typeof fact === "object" ? (fact.length > 0 ? [...fact] : null) : fact;
}

const AGE_MAX = 8;
const TURNOVER_MAX = 50_000_000;

/** The criteria of a national registry, to begin with (completions 2). */
export const SAMPLE_RULES: readonly EligibilityRule[] = [
  {
    key: "age",
    label: { el: "Έως 8 έτη από την ίδρυση", en: "At most 8 years old" },
    reference: { el: "ν. 4712/2020, άρθρο 47", en: "Law 4712/2020, article 47" },
    condition: { fact: "age_years", is: "at_most", value: AGE_MAX },
  },
  {
    key: "staff",
    label: { el: "Λιγότεροι από 250 εργαζόμενοι", en: "Fewer than 250 staff" },
    reference: { el: "Σύσταση 2003/361/ΕΚ", en: "Recommendation 2003/361/EC" },
    condition: { not: { fact: "employees_range", is: "is", value: "250+" } },
  },
  {
    key: "turnover",
    label: { el: "Κύκλος εργασιών έως 50 εκ. €", en: "Turnover of at most €50 million" },
    reference: { el: "Σύσταση 2003/361/ΕΚ", en: "Recommendation 2003/361/EC" },
    condition: { fact: "turnover", is: "at_most", value: TURNOVER_MAX },
  },
  {
    key: "seat",
    label: { el: "Έδρα ή υποκατάστημα στην Ελλάδα", en: "Seat or branch in Greece" },
    reference: { el: "ν. 4712/2020, άρθρο 47", en: "Law 4712/2020, article 47" },
    condition: {
      any: [
        { fact: "country", is: "is", value: "GR" },
        { fact: "has_branch_here", is: "is", value: true },
      ],
    },
  },
];

/** Whether something of a criterion is said in the other language and not in this one; its words in Greek are never missing. */
export const ruleLacks = (
  { label, reference }: Pick<EligibilityRule, "label" | "reference">,
  language: Language,
): boolean =>
  [label, reference].some((text) => text[otherThan(language)].trim() !== "" && text[language].trim() === "");

const otherThan = (language: Language): Language => (language === "el" ? "en" : "el");

/** How many criteria lack words in each language. */
export const rulesLacking = (rules: readonly EligibilityRule[]): Record<Language, number> => ({
  el: rules.filter((rule) => ruleLacks(rule, "el")).length,
  en: rules.filter((rule) => ruleLacks(rule, "en")).length,
});
