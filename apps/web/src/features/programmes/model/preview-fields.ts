import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { Field } from "@kerkis/contract/core/forms/field.ts";
import type { Language, LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import type { FormSection, Question } from "@kerkis/contract/forms/definition.schema.ts";
import { describedField } from "@kerkis/contract/forms/described.policy.ts";

/** What is said in a language; what is not said there stands in brackets, as it is said in the other. */
function only({ el, en }: LocalizedText, language: Language): LocalizedText {
  const said = { el, en }[language] || (el || en ? `[${el || en}]` : "");
  return { el: said, en: said };
}

/** A section's title as its readers of a language get it. */
export const titleIn = ({ title }: FormSection, language: Language): string => only(title, language).el;

const isText = (value: unknown): value is LocalizedText =>
  typeof value === "object" && value !== null && "el" in value && "en" in value;

/** A question with its own words in one language alone. */
const questionIn = (question: Question, language: Language): Question => ({
  ...question,
  label: only(question.label, language),
  help: only(question.help, language),
  ...("options" in question && {
    options: question.options.map((option) => ({ ...option, label: only(option.label, language) })),
  }),
  ...(question.type === "statement" && { text: only(question.text, language) }),
});

const MADE = { el: new WeakMap<Question, Field>(), en: new WeakMap<Question, Field>() };

/**
 * A question as its readers of a language get it, names of regions and the like included, whichever language the page speaks. The
 * same field for the same question, so that typing draws only what changed.
 */
export function previewField(question: Question, language: Language, subject: ApplicationSubject): Field {
  const known = MADE[language].get(question);
  if (known) return known;
  const made = JSON.parse(
    JSON.stringify(describedField(questionIn(question, language), subject)),
    (_name, value: unknown) => (isText(value) ? { el: value[language], en: value[language] } : value),
  ) as Field;
  MADE[language].set(question, made);
  return made;
}
