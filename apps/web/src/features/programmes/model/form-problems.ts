import { fieldIssues } from "@kerkis/contract/core/issues.ts";
import { type FormDefinition, formDefinition } from "@kerkis/contract/forms/definition.schema.ts";
import { fieldText } from "#shared/forms/field-text.ts";
import type { Place } from "./form-editing.ts";

/** Where a question stands in a form, as problems name it. */
export const questionPath = ({ section, question }: Place): string => `sections.${section}.questions.${question}`;

/** What of a form cannot be kept, in words by its place: texts with characters that nobody sees, too much of something. */
export function problemsOf(form: FormDefinition): ReadonlyMap<string, string> {
  const { error } = formDefinition.safeParse(form);
  return new Map(
    fieldIssues(error?.issues ?? [], form).map(({ path, code, params }) => [path, fieldText(code, params)]),
  );
}

/** Key of the question or section that a problem stands in. */
export function placeOfProblem({ sections }: FormDefinition, path: string): string | null {
  const [, section, , question] = path.split(".");
  const there = sections[Number(section)];
  return there?.questions[Number(question)]?.key ?? there?.key ?? null;
}
