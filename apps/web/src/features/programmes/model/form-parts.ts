import type { FormDefinition, FormSection, Question } from "@kerkis/contract/forms/definition.schema.ts";

/** A form by the keys of its parts: what two people change in different parts is no clash. */
export interface FormParts {
  /** Keys of sections in order. */
  sections: readonly string[];
  titles: Readonly<Record<string, Omit<FormSection, "key" | "questions">>>;
  /** Keys of questions in order, by section. */
  order: Readonly<Record<string, readonly string[]>>;
  questions: Readonly<Record<string, Question>>;
}

export const partsOf = ({ sections }: FormDefinition): FormParts => ({
  sections: sections.map(({ key }) => key),
  titles: Object.fromEntries(sections.map(({ key, title, shown_if }) => [key, { title, shown_if }])),
  order: Object.fromEntries(sections.map(({ key, questions }) => [key, questions.map((question) => question.key)])),
  questions: Object.fromEntries(sections.flatMap(({ questions }) => questions.map((one) => [one.key, one]))),
});

/** Each of these that is one of those, once, and then the others of those. */
const inOrder = (keys: readonly string[], all: readonly string[]): string[] => [
  ...new Set([...keys.filter((key) => all.includes(key)), ...all]),
];

/** The form of these parts. What one person added is kept where another moved what stood around it. */
export function formOf({ sections, titles, order, questions }: FormParts): FormDefinition {
  const there = Object.keys(titles).filter((key) => titles[key] !== undefined);
  const asked = Object.keys(questions).filter((key) => questions[key] !== undefined);
  const placed = new Set<string>();
  const made = inOrder(sections, there).map((key) => {
    const own = (order[key] ?? []).filter((one) => asked.includes(one) && !placed.has(one));
    for (const one of own) placed.add(one);
    return { key, own };
  });
  const [last] = made.slice(-1);
  last?.own.push(...asked.filter((key) => !placed.has(key)));
  return {
    sections: made.flatMap(({ key, own }) => {
      const title = titles[key];
      return title ? [{ key, ...title, questions: own.flatMap((one) => questions[one] ?? []) }] : [];
    }),
  };
}
