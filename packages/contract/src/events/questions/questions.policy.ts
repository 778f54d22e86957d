import { answerText } from "../../core/forms/answers.ts";
import type { Field } from "../../core/forms/field.ts";
import type { Language } from "../../core/text/languages.ts";
import type { FormDefinition, Question } from "../../forms/definition.schema.ts";
import { answerPath, describedField } from "../../forms/described.policy.ts";
import { FORM_MAX } from "../../forms/forms.taxonomy.ts";
import type { Responses } from "../../forms/responses.schema.ts";
import type { EventQuestion } from "./questions.schema.ts";

/** Words of a long answer: organizers read many of them. */
const WORDS_MAX = 300;

function questionOf({ type, options, ...asked }: EventQuestion): Question {
  const base = { ...asked, help: { el: "", en: "" }, shown_if: null };
  switch (type) {
    case "text":
      return { ...base, type, max: FORM_MAX.text };
    case "long_text":
      return { ...base, type, words: WORDS_MAX };
    case "choice":
      return { ...base, type, options };
    case "choices":
      return { ...base, type, options, max: Math.max(1, options.length) };
    case "yes_no":
      return { ...base, type };
    default:
      return type satisfies never;
  }
}

const FORMS = new WeakMap<readonly EventQuestion[], FormDefinition>();

/** An event's questions as a form of one section: judged, drawn and read as every other form. */
export function formOf(questions: readonly EventQuestion[]): FormDefinition {
  const known = FORMS.get(questions);
  if (known) return known;
  const title = { el: "", en: "" };
  const made = { sections: [{ key: "questions", title, shown_if: null, questions: questions.map(questionOf) }] };
  FORMS.set(questions, made);
  return made;
}

const asked = (questions: readonly EventQuestion[]): Question[] =>
  formOf(questions).sections.flatMap((section) => section.questions);

/** The questions as described fields, by the place of their answers in a form. */
export const questionFields = (questions: readonly EventQuestion[]): Record<string, Field> =>
  Object.fromEntries(asked(questions).map((question) => [answerPath(question), describedField(question)]));

/** What was answered to each question, in words; null where nothing was. */
export const answersInWords = (
  questions: readonly EventQuestion[],
  responses: Responses,
  language: Language,
): { key: string; question: string; answer: string | null }[] =>
  asked(questions).map((question) => {
    const field = describedField(question);
    const answer = responses[question.key] ?? null;
    return {
      key: question.key,
      question: field.label[language],
      answer: answerText(field, { answer, answers: responses }, language),
    };
  });
