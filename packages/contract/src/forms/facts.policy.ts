import type { FactDescription } from "../core/conditions/facts.policy.ts";
import type { Field } from "../core/forms/field.ts";
import type { FormDefinition, Question } from "./definition.schema.ts";
import { describedField } from "./described.policy.ts";

/** How an answer to a field is compared. */
function comparedAs(field: Field): Omit<FactDescription, "label"> {
  switch (field.type) {
    case "number":
    case "money":
      return { kind: "number" };
    case "amount":
      return { kind: "number", currency: field.in };
    case "day":
    case "past_day":
      return { kind: "day" };
    case "choice":
      return { kind: "choice", names: field.names };
    case "choices":
      return { kind: "several", names: field.names };
    case "yes_no":
    case "statement":
      return { kind: "yes_no" };
    case "country":
      return { kind: "country" };
    default:
      return { kind: "text" };
  }
}

/** A field of a form as what conditions may look at. */
export const fieldFact = (field: Field): FactDescription => ({ label: field.label, ...comparedAs(field) });

/** A question as what conditions may look at. */
export const questionFact = (question: Question): FactDescription => fieldFact(describedField(question));

/** The questions of a form whose answers can be compared with something, by their keys. */
export const comparableQuestions = ({ sections }: FormDefinition): Record<string, FactDescription> =>
  Object.fromEntries(
    sections
      .flatMap(({ questions }) => questions)
      .map((question) => [question.key, questionFact(question)] as const)
      .filter(([, { kind }]) => kind !== "text"),
  );
