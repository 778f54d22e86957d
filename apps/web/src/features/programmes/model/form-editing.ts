import type { ApplicationSubject } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { FormDefinition, FormSection, Question } from "@kerkis/contract/forms/definition.schema.ts";
import type { ProfileField, QuestionType } from "@kerkis/contract/forms/forms.taxonomy.ts";
import type { Edge } from "#shared/forms/dragging/use-dragged-row.ts";

/** Changes of a form as pure functions; each returns another form and leaves the one it was given. */

const EMPTY = { el: "", en: "" };

/** A name that nothing has or had: not what another person adds now, nor what an earlier version asked. */
const newKey = (stem: string): string => `${stem}${crypto.getRandomValues(new Uint32Array(2)).join("_")}`;

/** An option that none of these has. */
export function newOption(options: readonly { value: string }[]) {
  let number = options.length + 1;
  while (options.some(({ value }) => value === `o${number}`)) number += 1;
  return { value: `o${number}`, label: EMPTY };
}

type Own = { [Type in QuestionType]: Omit<Extract<Question, { type: Type }>, keyof typeof BASE | "key"> };
const BASE = { label: EMPTY, help: EMPTY, is_required: false, shown_if: null };
const TEXT_MAX = 200;
const WORDS_MAX = 200;
const CHOICES_MAX = 3;
const PEOPLE_MAX = 10;

/** What a question of a kind is before anything is said of it. */
const OWN: Own = {
  text: { type: "text", max: TEXT_MAX },
  long_text: { type: "long_text", words: WORDS_MAX },
  number: { type: "number", min: 0, max: null },
  money: { type: "money", currency: "EUR" },
  date: { type: "date" },
  choice: { type: "choice", options: [] },
  choices: { type: "choices", options: [], max: CHOICES_MAX },
  yes_no: { type: "yes_no" },
  country: { type: "country" },
  region: { type: "region" },
  link: { type: "link" },
  people: { type: "people", max: PEOPLE_MAX },
  file: { type: "file", kinds: ["pdf"], max: 1, megabytes: 10 },
  statement: { type: "statement", text: EMPTY },
  profile: { type: "profile", field: "tagline" },
};

/** What is asked for first of each registration. */
const FIRST_FIELD: Readonly<Record<ApplicationSubject, ProfileField>> = { startup: "tagline", investor: "thesis" };

/** The same question as another kind: its words and options stay where the kind has room for them. */
export function retyped(question: Question, type: QuestionType, subject: ApplicationSubject): Question {
  const { key, label, help, is_required, shown_if } = question;
  const made = { key, label, help, is_required, shown_if, ...OWN[type] };
  if (made.type === "profile") return bound({ ...made, shown_if: null }, FIRST_FIELD[subject]);
  const options = "options" in made && "options" in question && { options: question.options };
  return { ...made, ...options, ...(question.type === "profile" && { key: newKey("q") }) };
}

/** A question that asks for an answer of the registration. */
export const bound = (question: Question & { type: "profile" }, field: ProfileField): Question => ({
  ...question,
  key: field,
  field,
});

const mapSection = (
  form: FormDefinition,
  at: number,
  change: (section: FormSection) => FormSection,
): FormDefinition => ({
  sections: form.sections.map((section, index) => (index === at ? change(section) : section)),
});

export interface Place {
  section: number;
  question: number;
}

export function placeOf({ sections }: FormDefinition, key: string): Place | null {
  for (const [section, { questions }] of sections.entries()) {
    const question = questions.findIndex((one) => one.key === key);
    if (question !== -1) return { section, question };
  }
  return null;
}

export function questionAt({ sections }: FormDefinition, { section, question }: Place): Question | null {
  return sections[section]?.questions[question] ?? null;
}

/** With a section at the end. */
export const addSection = (form: FormDefinition): FormDefinition => ({
  sections: [...form.sections, { key: newKey("s"), title: EMPTY, shown_if: null, questions: [] }],
});

export const changeSection = (form: FormDefinition, at: number, change: Partial<FormSection>): FormDefinition =>
  mapSection(form, at, (section) => ({ ...section, ...change }));

export const removeSection = ({ sections }: FormDefinition, at: number): FormDefinition => ({
  sections: sections.toSpliced(at, 1),
});

export function moveSection({ sections }: FormDefinition, at: number, by: -1 | 1): FormDefinition {
  const moved = sections[at];
  if (!moved || !sections[at + by]) return { sections };
  return { sections: sections.toSpliced(at, 1).toSpliced(at + by, 0, moved) };
}

interface Added {
  form: FormDefinition;
  key: string;
}

/** With a question at a place. */
export function addQuestion(form: FormDefinition, { section, question }: Place, made?: Partial<Question>): Added {
  const key = newKey("q");
  const added = { ...BASE, ...OWN.text, ...made, key } as Question;
  return {
    key,
    form: mapSection(form, section, (one) => ({ ...one, questions: one.questions.toSpliced(question, 0, added) })),
  };
}

/** With the same question once more below it; one of the registration is there only once. */
export function duplicateQuestion(form: FormDefinition, place: Place): Added | null {
  const question = questionAt(form, place);
  if (!question || question.type === "profile") return null;
  return addQuestion(form, { ...place, question: place.question + 1 }, question);
}

export const changeQuestion = (form: FormDefinition, place: Place, question: Question): FormDefinition =>
  mapSection(form, place.section, (one) => ({
    ...one,
    questions: one.questions.map((old, index) => (index === place.question ? question : old)),
  }));

export const removeQuestion = (form: FormDefinition, place: Place): FormDefinition =>
  mapSection(form, place.section, (one) => ({ ...one, questions: one.questions.toSpliced(place.question, 1) }));

/** With a question that was taken away, where it stood; where its section is gone, at the end. One that is there already stays. */
export function restoreQuestion(form: FormDefinition, question: Question, at: Place): FormDefinition {
  if (placeOf(form, question.key) || form.sections.length === 0) return form;
  return mapSection(form, Math.min(at.section, form.sections.length - 1), (one) => ({
    ...one,
    questions: one.questions.toSpliced(at.question, 0, question),
  }));
}

/** A place further up or down, into the next section too. */
export function moveQuestion(form: FormDefinition, place: Place, by: -1 | 1): FormDefinition {
  const question = questionAt(form, place);
  const here = form.sections[place.section];
  if (!question || !here) return form;
  const to = place.question + by;
  if (to >= 0 && to < here.questions.length) return movedTo(form, place, { ...place, question: to });
  const next = form.sections[place.section + by];
  if (!next) return form;
  return movedTo(form, place, { section: place.section + by, question: by === 1 ? 0 : next.questions.length });
}

/** From one place to another. */
function movedTo(form: FormDefinition, from: Place, to: Place): FormDefinition {
  const question = questionAt(form, from);
  if (!question) return form;
  return mapSection(removeQuestion(form, from), to.section, (one) => ({
    ...one,
    questions: one.questions.toSpliced(to.question, 0, question),
  }));
}

/** A question right before or after another, or at the top of a section. */
export function placeQuestion(form: FormDefinition, key: string, target: string, edge: Edge): FormDefinition {
  const from = placeOf(form, key);
  if (!from || key === target) return form;
  const beside = placeOf(form, target);
  const section = form.sections.findIndex((one) => one.key === target);
  const to = beside ?? (section === -1 ? null : { section, question: 0 });
  if (!to) return form;
  const at = beside && edge === "after" ? to.question + 1 : to.question;
  // What stood before its new place moves up once it is gone from there.
  const isBefore = from.section === to.section && from.question < at;
  return movedTo(form, from, { section: to.section, question: isBefore ? at - 1 : at });
}

/** A section right before or after another. */
export function placeSection({ sections }: FormDefinition, key: string, target: string, edge: Edge): FormDefinition {
  const moved = sections.find((one) => one.key === key);
  if (!moved || key === target) return { sections };
  const others = sections.filter((one) => one !== moved);
  const at = others.findIndex((one) => one.key === target);
  return at === -1 ? { sections } : { sections: others.toSpliced(edge === "after" ? at + 1 : at, 0, moved) };
}
