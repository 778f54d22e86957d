import type { FormDefinition } from "@kerkis/contract/forms/definition.schema.ts";
import { lintForm } from "@kerkis/contract/forms/lint.policy.ts";
import { expect, test } from "vitest";
import {
  addQuestion,
  addSection,
  changeQuestion,
  duplicateQuestion,
  moveQuestion,
  placeOf,
  placeQuestion,
  placeSection,
  questionAt,
  removeQuestion,
  retyped,
} from "./form-editing.ts";

const keys = ({ sections }: FormDefinition) => sections.map(({ questions }) => questions.map(({ key }) => key));

function built() {
  let form = addSection(addSection({ sections: [] }));
  for (const question of [0, 1]) form = addQuestion(form, { section: 0, question }).form;
  return form;
}

test("questions are added, copied, moved across sections and removed; each has a key of its own", () => {
  const form = built();
  expect(keys(form)).toEqual([["q1", "q2"], []]);
  const copied = duplicateQuestion(form, { section: 0, question: 0 });
  expect(copied && keys(copied.form)).toEqual([["q1", "q3", "q2"], []]);
  expect(keys(moveQuestion(form, { section: 0, question: 1 }, 1))).toEqual([["q1"], ["q2"]]);
  expect(keys(moveQuestion(form, { section: 0, question: 0 }, 1))).toEqual([["q2", "q1"], []]);
  expect(keys(moveQuestion(form, { section: 0, question: 0 }, -1))).toEqual([["q1", "q2"], []]);
  expect(keys(removeQuestion(form, { section: 0, question: 0 }))).toEqual([["q2"], []]);
  expect(keys(form)).toEqual([["q1", "q2"], []]);
});

test("another kind keeps words and options; a question of the registration has its key and is there once", () => {
  const form = built();
  const place = { section: 0, question: 0 };
  const first = questionAt(form, place);
  if (!first) throw new Error("There is no question.");
  const chosen = retyped(form, { ...first, label: { el: "Πεδίο", en: "" } }, "choice");
  if (chosen.type !== "choice") throw new Error("It is no choice.");
  chosen.options = [{ value: "o1", label: { el: "Λιμάνια", en: "Ports" } }];
  expect(retyped(form, chosen, "choices")).toMatchObject({
    label: { el: "Πεδίο" },
    options: chosen.options,
    key: "q1",
  });
  const profile = changeQuestion(form, place, retyped(form, chosen, "profile"));
  expect(placeOf(profile, "tagline")).toEqual(place);
  expect(duplicateQuestion(profile, place)).toBeNull();
  expect(lintForm(profile).filter(({ question }) => question === 0)).toEqual([]);
});

test("what is dragged stands beside what it was dropped on, in another section too", () => {
  let form = addSection(addSection({ sections: [] }));
  for (const section of [0, 0, 0, 1]) form = addQuestion(form, { section, question: 9 }).form;
  expect(keys(form)).toEqual([["q1", "q2", "q3"], ["q4"]]);
  expect(keys(placeQuestion(form, "q1", "q3", "after"))).toEqual([["q2", "q3", "q1"], ["q4"]]);
  expect(keys(placeQuestion(form, "q1", "q3", "before"))).toEqual([["q2", "q1", "q3"], ["q4"]]);
  expect(keys(placeQuestion(form, "q3", "q1", "before"))).toEqual([["q3", "q1", "q2"], ["q4"]]);
  expect(keys(placeQuestion(form, "q2", "q4", "after"))).toEqual([
    ["q1", "q3"],
    ["q4", "q2"],
  ]);
  expect(keys(placeQuestion(form, "q1", "s2", "after"))).toEqual([
    ["q2", "q3"],
    ["q1", "q4"],
  ]);
  expect(keys(placeQuestion(form, "q1", "q1", "after"))).toEqual(keys(form));
  expect(keys(placeSection(form, "s1", "s2", "after"))).toEqual([["q4"], ["q1", "q2", "q3"]]);
  expect(keys(placeSection(form, "s2", "s1", "after"))).toEqual(keys(form));
  expect(placeQuestion(form, "q1", "gone", "before")).toBe(form);
});
