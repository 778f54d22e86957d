import type { FormDefinition } from "@kerkis/contract/forms/definition.schema.ts";

/** Facts of the profile that a form asks for. */
export const boundFacts = (form: FormDefinition | null): readonly string[] =>
  (form?.sections ?? []).flatMap(({ questions }) =>
    questions.flatMap((question) => (question.type === "profile" ? [question.field] : [])),
  );
