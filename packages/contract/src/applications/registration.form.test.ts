import { describe, expect, test } from "vitest";
import { answersInWords, emptyAnswer } from "../core/forms/answers.ts";
import type { Field, Section } from "../core/forms/field.ts";
import { LANGUAGES } from "../core/text/languages.ts";
import { REGISTRATION_STEPS } from "./applications.taxonomy.ts";
import { REGISTRATION_FORM } from "./registration.form.ts";
import { registrationDraft, registrationSteps, registrationSubmission } from "./registration.schema.ts";

const SECTIONS: readonly Section[] = Object.values(REGISTRATION_FORM);
const FIELDS = SECTIONS.flatMap(({ fields }) => Object.entries(fields));
const empty = Object.fromEntries(FIELDS.map(([name, field]) => [name, emptyAnswer(field)]));

const codesAt = (name: string, answer: unknown): string[] => {
  const result = registrationSubmission("2026-11-20").safeParse({ ...empty, [name]: answer });
  return (result.error?.issues ?? []).filter(({ path }) => path[0] === name).map(({ message }) => message);
};

test("the sections are the steps, in their order, and their fields those of the step's rules", () => {
  expect(Object.keys(REGISTRATION_FORM)).toEqual(REGISTRATION_STEPS);
  const rules = registrationSteps("2026-11-20");
  for (const step of REGISTRATION_STEPS)
    expect(Object.keys(REGISTRATION_FORM[step].fields).toSorted()).toEqual(Object.keys(rules[step].shape).toSorted());
});

test("what a form holds before anything is answered is a draft that can be kept", () => {
  expect(registrationDraft.safeParse(empty).success).toBe(true);
});

/** The longest answers that a field takes, and the shortest that it does not. */
function extremesOf(field: Field): { most: unknown[]; tooMuch: unknown[] } {
  const text = (length: number) => "x".repeat(length);
  const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);
  const person = { name: "Ελένη", role: "CEO" };
  switch (field.type) {
    case "text":
    case "long_text":
    case "link":
      return { most: [text(field.max)], tooMuch: [text(field.max + 1)] };
    case "list":
      return {
        most: [many(field.max, text(field.maxLength))],
        tooMuch: [many(field.max + 1, "x"), [text(field.maxLength + 1)]],
      };
    case "people":
      return { most: [many(field.max, person)], tooMuch: [many(field.max + 1, person)] };
    default:
      return { most: [], tooMuch: [] };
  }
}

describe.each(FIELDS)("%s", (name, field: Field) => {
  test("is marked as required where a submission without it is refused, and only there", () => {
    const initial = "initial" in field ? "" : emptyAnswer(field);
    expect(codesAt(name, initial).length > 0).toBe(field.isRequired === true || field.type === "currency");
  });

  test("takes as much as the rules do, and no more", () => {
    const isKept = (answer: unknown): boolean => registrationDraft.safeParse({ [name]: answer }).success;
    const { most, tooMuch } = extremesOf(field);
    expect([...most.map(isKept), ...tooMuch.map(isKept)]).toEqual([
      ...most.map(() => true),
      ...tooMuch.map(() => false),
    ]);
  });
});

const answers = {
  name: "Ακτίς",
  tagline: " ",
  founded_on: "2024-03-0",
  industry: "maritime",
  employees_range: "2-10",
  country: "GR",
  founders: [
    { name: "Ελένη", role: "CEO", linkedin_url: "" },
    { name: "", role: "" },
  ],
  women_led: false,
  funding_total: 1250.5,
  currency: "USD",
  tags: ["a", "", "a", "b"],
  accuracy: true,
} as const;

test("answers in words, in both languages; what is empty is left out, and a draft's half date stands as typed", () => {
  const [el, en] = LANGUAGES.map((language) =>
    Object.fromEntries(
      answersInWords(REGISTRATION_FORM, answers, language).flatMap((section) =>
        section.answers.map(({ name, text }) => [name, text]),
      ),
    ),
  );
  expect(en).toEqual({
    name: "Ακτίς",
    founded_on: "2024-03-0",
    industry: "Maritime",
    tags: "a, b",
    country: "Greece",
    employees_range: "2–10",
    founders: "Ελένη · CEO",
    women_led: "No",
    funding_total: "US$1,250.50",
    accuracy: REGISTRATION_FORM.review.fields.accuracy.text.en,
  });
  expect(el).toMatchObject({ country: "Ελλάδα", women_led: "Όχι", funding_total: "1.250,50\u00A0$" });
});
