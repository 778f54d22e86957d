import type { FormDefinition } from "@kerkis/contract/forms/definition.schema.ts";
import { answerPath } from "@kerkis/contract/forms/described.policy.ts";
import type { Responses } from "@kerkis/contract/forms/responses.schema.ts";

/** What a call asked of its own, by its place in the described form; what it asked of the registration stands there. */
export const responsesByPath = (questions: FormDefinition, responses: Responses): Record<string, unknown> =>
  Object.fromEntries(
    questions.sections.flatMap((section) =>
      section.questions.flatMap((question) =>
        question.type === "profile" ? [] : [[answerPath(question), responses[question.key]]],
      ),
    ),
  );
