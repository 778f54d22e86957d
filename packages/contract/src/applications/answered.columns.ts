import { answerText, textOf, type Answers } from "../core/forms/answers.ts";
import { momentCell, type ListColumn, type ListColumns } from "../core/files/columns.ts";
import type { Field } from "../core/forms/field.ts";
import type { Language } from "../core/text/languages.ts";
import type { Question } from "../forms/definition.schema.ts";
import { describedField, inBoth } from "../forms/described.policy.ts";
import type { AskedForm } from "../forms/forms.schema.ts";
import type { Answered } from "./applications.schema.ts";
import { type ApplicationSubject, PHASE_LABELS } from "./applications.taxonomy.ts";
import { SUBJECT_FORMS } from "./subjects.form.ts";

/** What stands before the answers. */
export const answeredColumns: ListColumns<Answered> = {
  reference: { label: { el: "Αριθμός", en: "Reference" }, value: ({ reference }) => reference },
  status: { label: { el: "Κατάσταση", en: "Status" }, value: ({ phase }, language) => PHASE_LABELS[phase][language] },
  submitted: { label: { el: "Υποβολή", en: "Submitted" }, value: ({ submitted_at: at }) => momentCell(at) },
  applicant: { label: { el: "Αιτών", en: "Applicant" }, value: ({ applicant_name: name }) => name },
};

const NUMBERS: ReadonlySet<Field["type"]> = new Set(["number", "money", "amount"]);

/** An answer as a cell: amounts as numbers that can be added up, everything else in words. */
function cell(field: Field, answer: unknown, answers: Answers, language: Language): string | number | null {
  if (NUMBERS.has(field.type)) return typeof answer === "number" ? answer : null;
  return field.type === "currency" ? textOf(answer) || null : answerText(field, { answer, answers }, language);
}

/** One column for each field of what these kinds of applicants are asked; a picture says nothing in a cell. */
function registered(subjects: readonly ApplicationSubject[]): ListColumn<Answered>[] {
  const fields = new Map<string, Field>(
    subjects.flatMap((subject) =>
      Object.values(SUBJECT_FORMS[subject].form).flatMap((section) => Object.entries(section.fields)),
    ),
  );
  return [...fields]
    .filter(([, { type }]) => type !== "picture" && type !== "statement")
    .map(([name, field]) => ({
      label: field.label,
      value: ({ answers }, language) =>
        cell(field, Object.entries(answers).find(([key]) => key === name)?.[1], answers, language),
    }));
}

const questionsOf = ({ definition }: AskedForm): Question[] =>
  definition.sections.flatMap(({ questions }) => questions).filter(({ type }) => type !== "profile");

/** One column for each question of any version, in the words of the latest that asks it; each answer is read by its own version. */
function asked({ subject, versions }: AskedOf): ListColumn<Answered>[] {
  const byVersion = new Map(
    versions.map((one) => [one.version, new Map(questionsOf(one).map((question) => [question.key, question]))]),
  );
  const latest = new Map(
    versions.toReversed().flatMap((one) => questionsOf(one).map((question) => [question.key, question])),
  );
  // The order of the version in force, then what earlier ones asked.
  const keys = new Set(versions.flatMap((one) => questionsOf(one).map(({ key }) => key)));
  return [...keys].flatMap((key) => {
    const question = latest.get(key);
    if (!question) return [];
    return {
      label: inBoth(question.label),
      value: ({ subject: given, questions_version: version, responses }, language) => {
        const own = given !== subject || version === null ? undefined : byVersion.get(version)?.get(key);
        return own ? cell(describedField(own, subject), responses[key], responses, language) : null;
      },
    } satisfies ListColumn<Answered>;
  });
}

/** What a kind of applicants is asked besides its registration: all that its form was published in, the latest first. */
export interface AskedOf {
  subject: ApplicationSubject;
  versions: readonly AskedForm[];
}

/** The columns of the applications to a programme, one a question. */
export const questionColumns = (forms: readonly AskedOf[]): ListColumn<Answered>[] => [
  ...registered(forms.map(({ subject }) => subject)),
  ...forms.flatMap(asked),
];
