import { expect, test } from "vitest";
import type { FormDefinition, Question } from "./definition.schema.ts";
import { comparableQuestions } from "./facts.policy.ts";
import { answeredFacts, shownOf } from "./responses.policy.ts";

const said = (text: string) => ({ el: text, en: "" });
const asked = (key: string, own: { type: Question["type"] } & Record<string, unknown>): Question =>
  ({ key, label: said(key), help: said(""), is_required: false, shown_if: null, ...own }) as Question;
const options = [{ value: "ports", label: said("Λιμάνια") }];
const form = (...questions: Question[]): FormDefinition => ({
  sections: [{ key: "s1", title: said("Λύση"), shown_if: null, questions }],
});

test("every question that can be compared is one that conditions may look at, with its names in both languages", () => {
  const facts = comparableQuestions(
    form(
      asked("people_count", { type: "number", min: 0, max: null }),
      asked("budget", { type: "money", currency: "USD" }),
      asked("since", { type: "date" }),
      asked("field", { type: "choice", options }),
      asked("fields", { type: "choices", options, max: 2 }),
      asked("pilot", { type: "yes_no" }),
      asked("terms", { type: "statement", text: said("Ναι") }),
      asked("market", { type: "country" }),
      asked("area", { type: "region" }),
      asked("business_model", { type: "profile", field: "business_model" }),
      asked("why", { type: "text", max: 10 }),
      asked("story", { type: "long_text", words: 10 }),
      asked("page", { type: "link" }),
      asked("team", { type: "people", max: 2 }),
      asked("deck", { type: "file", kinds: [], max: 1, megabytes: 1 }),
    ),
  );
  expect(Object.entries(facts).map(([key, { kind }]) => [key, kind])).toEqual([
    ["people_count", "number"],
    ["budget", "number"],
    ["since", "day"],
    ["field", "choice"],
    ["fields", "several"],
    ["pilot", "yes_no"],
    ["terms", "yes_no"],
    ["market", "country"],
    ["area", "choice"],
    ["business_model", "choice"],
  ]);
  expect(facts["budget"]).toMatchObject({ label: { el: "budget", en: "budget" }, currency: "USD" });
  expect(facts["field"]?.names).toEqual({ ports: { el: "Λιμάνια", en: "Λιμάνια" } });
  expect(facts["area"]?.names).toHaveProperty("attica");
});

test("an answer to what is not asked is no fact, and a registered one stands under its own name", () => {
  const shown_if = { fact: "pilot", is: "is" as const, value: true };
  const definition = form(
    asked("pilot", { type: "yes_no" }),
    asked("ports", { type: "number", min: 0, max: null, shown_if }),
    asked("city", { type: "profile", field: "city" }),
  );
  const facts = (pilot: boolean) => answeredFacts(definition, { city: "Πάτρα" }, { pilot, ports: 3, other: 5 });
  expect(facts(true)).toEqual({ pilot: true, ports: 3, city: "Πάτρα" });
  expect(facts(false)).toEqual({ pilot: false, city: "Πάτρα" });
});

test("a question may be asked of whoever named people or gave a file", () => {
  const given = (fact: string) => ({ fact, is: "answered" as const });
  const definition = form(
    asked("team", { type: "people", max: 2 }),
    asked("deck", { type: "file", kinds: [], max: 1, megabytes: 1 }),
    asked("roles", { type: "text", max: 10, shown_if: given("team") }),
    asked("pages", { type: "text", max: 10, shown_if: given("deck") }),
  );
  const shown = (responses: Record<string, unknown>) => [...shownOf(definition, {}, responses).questions];
  const nobody = { name: " ", role: "", link: "" };
  expect(shown({ team: [{ ...nobody, name: "Άννα" }], deck: [] })).toEqual(["team", "deck", "roles"]);
  expect(shown({ team: [nobody], deck: [{ name: "deck.pdf", bytes: 5 }] })).toEqual(["team", "deck", "pages"]);
});
