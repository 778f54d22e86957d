import type { ApplicationAnswers } from "@kerkis/contract/applications/subjects.schema.ts";
import type { Response, Responses } from "@kerkis/contract/forms/responses.schema.ts";

/**
 * The form's values: a draft in which every field of its subject's form is there, so that controls are controlled from the
 * start. Fields of other forms are not.
 */
export type RegistrationValues = {
  [Name in keyof ApplicationAnswers]-?: Exclude<ApplicationAnswers[Name], undefined>;
} & Partial<Record<ResponsePath, Response>>;

/** An answer to a question of the call stands beside the registration's, under its key. */
type ResponsePath = `q_${string}`;
const RESPONSE = "q_";
const isResponse = (path: string): path is ResponsePath => path.startsWith(RESPONSE);

/** Key of the question that a path of the form answers. */
export const questionOf = (path: string): string => path.slice(RESPONSE.length);

/** The values as the application keeps them: the registration's answers, and those to the call's own questions. */
export function splitValues(values: RegistrationValues): { answers: ApplicationAnswers; responses: Responses } {
  const entries = Object.entries(values);
  return {
    answers: Object.fromEntries(entries.filter(([path]) => !isResponse(path))),
    responses: responsesIn(values),
  };
}

/** Answers to the call's questions at their places in the form. */
export const responsePaths = (responses: Responses): Record<string, Response> =>
  Object.fromEntries(Object.entries(responses).map(([key, value]) => [`${RESPONSE}${key}`, value]));

/** Answers to the call's questions, by their keys. */
export const responsesIn = (values: RegistrationValues): Responses =>
  Object.fromEntries(
    Object.entries(values).flatMap(([path, value]) =>
      isResponse(path) ? [[path.slice(RESPONSE.length), value as Response]] : [],
    ),
  );
