import { factsAsked } from "../../core/conditions/conditions.ts";
import type { FormDefinition, Question } from "../../forms/definition.schema.ts";
import type { EligibilityRule } from "./eligibility.schema.ts";

const NO_HELP = { el: "", en: "" };

/** Questions that tell what criteria may look at and no registration asks for. */
const FACT_QUESTIONS: Readonly<Record<"turnover" | "has_branch_here", Question>> = {
  turnover: {
    key: "turnover",
    type: "money",
    currency: "EUR",
    label: { el: "Κύκλος εργασιών του τελευταίου έτους", en: "Turnover of the last year" },
    help: { el: "0 αν δεν υπήρξε.", en: "0 if there was none." },
    is_required: true,
    shown_if: null,
  },
  has_branch_here: {
    key: "has_branch_here",
    type: "yes_no",
    label: { el: "Έχετε υποκατάστημα στην Ελλάδα;", en: "Do you have a branch in Greece?" },
    help: NO_HELP,
    is_required: true,
    shown_if: { fact: "country", is: "is_not", value: "GR" },
  },
};

/** Questions that criteria need and that are not among those asked, by their keys. */
export function questionsNeeded(
  rules: readonly Pick<EligibilityRule, "condition">[],
  asked: Readonly<Record<string, unknown>>,
): Question[] {
  const facts = new Set(rules.flatMap(({ condition }) => factsAsked(condition)));
  return Object.values(FACT_QUESTIONS).filter(({ key }) => facts.has(key) && !Object.hasOwn(asked, key));
}

const SECTION = "eligibility";

/** A form that asks these too, in a section of their own at its end; what it asks already stays as it is. */
export function withQuestions({ sections }: FormDefinition, questions: readonly Question[]): FormDefinition {
  const known = new Set(sections.flatMap((section) => section.questions).map(({ key }) => key));
  const added = questions.filter(({ key }) => !known.has(key));
  if (added.length === 0) return { sections };
  const own = sections.find(({ key }) => key === SECTION) ?? {
    key: SECTION,
    title: { el: "Στοιχεία επιλεξιμότητας", en: "Eligibility details" },
    shown_if: null,
    questions: [],
  };
  const grown = { ...own, questions: [...own.questions, ...added] };
  return {
    sections: sections.includes(own) ? sections.map((one) => (one === own ? grown : one)) : [...sections, grown],
  };
}
