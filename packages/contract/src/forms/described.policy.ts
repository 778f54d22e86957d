import type { ApplicationSubject } from "../applications/applications.taxonomy.ts";
import { SUBJECT_FORMS } from "../applications/subjects.form.ts";
import { AMOUNT_MAX } from "../core/forms/amounts.ts";
import type { Field, PeopleField, Section } from "../core/forms/field.ts";
import { LIMITS } from "../core/limits.ts";
import type { LocalizedText } from "../core/text/languages.ts";
import { REGIONS } from "../startups/startups.taxonomy.ts";
import { REGION_LABELS } from "../startups/taxonomy.texts.ts";
import type { FormDefinition, FormSection, Question } from "./definition.schema.ts";
import { FORM_MAX, type ProfileField } from "./forms.taxonomy.ts";

/** Where the answer to a question stands among the answers of an application: registered facts at their own place. */
export const answerPath = (question: Question): string =>
  question.type === "profile" ? question.field : `q_${question.key}`;

const fieldsAsked = (subject: ApplicationSubject): Readonly<Record<string, Field>> =>
  Object.assign({}, ...Object.values(SUBJECT_FORMS[subject].form).map(({ fields }) => fields));

/** Every field of each registration by its name. */
export const REGISTRATION_FIELDS = { startup: fieldsAsked("startup"), investor: fieldsAsked("investor") };

/** The field of a registration that a question is bound to. */
export function profileField(name: ProfileField, subject: ApplicationSubject): Field {
  const field = REGISTRATION_FIELDS[subject][name];
  if (!field) throw new Error(`The registration of a ${subject} does not ask for ${name}.`);
  return field;
}

/** What is said in Greek alone is read in Greek. */
export const inBoth = ({ el, en }: LocalizedText): LocalizedText => ({ el: el || en, en: en || el });

export const PERSON_PARTS: PeopleField<"name" | "role" | "link">["parts"] = {
  name: { type: "text", label: { el: "Ονοματεπώνυμο", en: "Full name" }, isRequired: true, max: LIMITS.nameMax },
  role: { type: "text", label: { el: "Ρόλος", en: "Role" }, max: LIMITS.nameMax },
  link: {
    type: "link",
    label: { el: "Προφίλ στο διαδίκτυο", en: "Profile on the web" },
    max: LIMITS.urlMax,
    example: "linkedin.com/in/…",
  },
};

function bare(question: Question, subject: ApplicationSubject): Field {
  const stated = { label: inBoth(question.label) };
  switch (question.type) {
    case "text":
      return { ...stated, type: "text", max: question.max };
    case "long_text":
      return { ...stated, type: "long_text", max: FORM_MAX.longText, words: question.words };
    case "number":
      return {
        ...stated,
        type: "number",
        isDecimal: true,
        min: question.min ?? -AMOUNT_MAX,
        max: question.max ?? AMOUNT_MAX,
      };
    case "money":
      return { ...stated, type: "amount", in: question.currency };
    case "date":
      return { ...stated, type: "day" };
    case "choice":
    case "choices": {
      const values = question.options.map(({ value }) => value);
      const names = Object.fromEntries(question.options.map(({ value, label }) => [value, inBoth(label)]));
      return question.type === "choice"
        ? { ...stated, type: "choice", values, names }
        : { ...stated, type: "choices", values, names, max: question.max };
    }
    case "yes_no":
      return { ...stated, type: "yes_no" };
    case "country":
      return { ...stated, type: "country", initial: "" };
    case "region":
      return { ...stated, type: "choice", values: REGIONS, names: REGION_LABELS };
    case "link":
      return { ...stated, type: "link", max: LIMITS.urlMax };
    case "people":
      return { ...stated, type: "people", max: question.max, parts: PERSON_PARTS };
    case "file":
      return {
        ...stated,
        type: "files",
        max: question.max,
        kinds: question.kinds,
        megabytes: question.megabytes,
      };
    case "statement":
      return { ...stated, type: "statement", text: inBoth(question.text) };
    case "profile":
      return { ...profileField(question.field, subject), ...stated };
    default:
      return question satisfies never;
  }
}

const DESCRIBED = { startup: new WeakMap<Question, Field>(), investor: new WeakMap<Question, Field>() };

/**
 * A question as a described field: what is drawn, shown, exported and printed of it. The same one for the same question. `subject` is
 * whom its form is for, which only a question that is bound to the registration looks at.
 */
export function describedField(question: Question, subject: ApplicationSubject = "startup"): Field {
  const known = DESCRIBED[subject].get(question);
  if (known) return known;
  const { help } = question;
  const { isRequired, help: ownHelp, ...field } = bare(question, subject);
  const isOwed = question.is_required || (question.type === "profile" && isRequired === true);
  const said = help.el || help.en ? inBoth(help) : ownHelp;
  const made = { ...field, ...(said && { help: said }), ...(isOwed && { isRequired: true as const }) };
  DESCRIBED[subject].set(question, made);
  return made;
}

/** A question's fields by the places of their answers: an amount of the registration brings its currency along. */
export function fieldsOf(
  question: Question,
  subject: ApplicationSubject,
  described = describedField(question, subject),
): Record<string, Field> {
  const own = { [answerPath(question)]: described };
  const beside = described.type === "money" ? REGISTRATION_FIELDS[subject][described.currency] : undefined;
  return described.type === "money" && beside ? { ...own, [described.currency]: beside } : own;
}

/** The step of a section among the steps of an application. */
export const sectionStep = ({ key }: FormSection): string => `form_${key}`;

/** A form as sections of described fields, by their steps. */
export const describedForm = ({ sections }: FormDefinition, subject: ApplicationSubject): Record<string, Section> =>
  Object.fromEntries(
    sections.map((section) => [
      sectionStep(section),
      {
        title: inBoth(section.title),
        fields: Object.assign({}, ...section.questions.map((question) => fieldsOf(question, subject))),
      },
    ]),
  );
