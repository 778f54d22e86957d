import type { Facts } from "../../core/conditions/conditions.ts";
import type { FormDefinition } from "../../forms/definition.schema.ts";
import { comparableQuestions } from "../../forms/facts.policy.ts";
import { answeredFacts } from "../../forms/responses.policy.ts";
import { eligibilityFacts, verdictsOf } from "../../programmes/eligibility/eligibility.policy.ts";
import type { Criteria, Verdict } from "../../programmes/eligibility/eligibility.schema.ts";

/** What was answered to a registration, and to its programme's own questions. */
interface Answered {
  answers: Readonly<Record<string, unknown>>;
  responses: Readonly<Record<string, unknown>>;
}

/** What an application answered to its programme's questions, as far as that can be compared. */
export function ownFacts(definition: FormDefinition | null, { answers, responses }: Answered): Facts {
  if (definition === null) return {};
  const described = comparableQuestions(definition);
  const told = Object.entries(answeredFacts(definition, answers, responses));
  return Object.fromEntries(told.filter(([fact]) => Object.hasOwn(described, fact)));
}

/** What criteria say of answers: the same where they are kept and where they are typed. @param definition the form that asked */
export function judged(
  { rules, questions, day }: Criteria,
  definition: FormDefinition | null,
  answered: Answered,
): Verdict[] {
  const own = ownFacts(definition, answered);
  const facts = { ...own, ...eligibilityFacts({ ...own, ...answered.answers }, day) };
  return verdictsOf(rules, facts, (fact) => (Object.hasOwn(questions, fact) && questions[fact]) || null);
}
