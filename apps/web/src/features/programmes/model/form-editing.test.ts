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
  restoreQuestion,
  retyped,
} from "./form-editing.ts";

const keys = ({ sections }: FormDefinition) => sections.map(({ questions }) => questions.map(({ key }) => key));

/** Two sections, with questions in these of them, and how all are called: q1, q2 … in the order in which they were added. */
function made(...sections: number[]) {
  let form = addSection(addSection({ sections: [] }));
  const [s1 = "", s2 = ""] = form.sections.map(({ key }) => key);
  const questions: string[] = [];
  for (const section of sections) {
    const added = addQuestion(form, { section, question: 9 });
    form = added.form;
    questions.push(added.key);
  }
  const names = (of: FormDefinition) =>
    keys(of).map((there) => there.map((key) => (questions.includes(key) ? `q${questions.indexOf(key) + 1}` : "new")));
  return { form, names, s1, s2, key: (number: number) => questions[number - 1] ?? "" };
}

const built = () => made(0, 0);

test("questions are added, copied, moved across sections and removed; each has a key of its own", () => {
  const { form, names } = built();
  expect(names(form)).toEqual([["q1", "q2"], []]);
  const copied = duplicateQuestion(form, { section: 0, question: 0 });
  expect(copied && names(copied.form)).toEqual([["q1", "new", "q2"], []]);
  expect(names(moveQuestion(form, { section: 0, question: 1 }, 1))).toEqual([["q1"], ["q2"]]);
  expect(names(moveQuestion(form, { section: 0, question: 0 }, 1))).toEqual([["q2", "q1"], []]);
  expect(names(moveQuestion(form, { section: 0, question: 0 }, -1))).toEqual([["q1", "q2"], []]);
  expect(names(removeQuestion(form, { section: 0, question: 0 }))).toEqual([["q2"], []]);
  expect(names(form)).toEqual([["q1", "q2"], []]);
});

test("another kind keeps words and options; a question of the registration has its key and is there once", () => {
  const { form, key } = built();
  const place = { section: 0, question: 0 };
  const first = questionAt(form, place);
  if (!first) throw new Error("There is no question.");
  const chosen = retyped({ ...first, label: { el: "Πεδίο", en: "" } }, "choice", "startup");
  if (chosen.type !== "choice") throw new Error("It is no choice.");
  chosen.options = [{ value: "o1", label: { el: "Λιμάνια", en: "Ports" } }];
  expect(retyped(chosen, "choices", "startup")).toMatchObject({
    label: { el: "Πεδίο" },
    options: chosen.options,
    key: key(1),
  });
  const profile = changeQuestion(form, place, retyped(chosen, "profile", "startup"));
  expect(placeOf(profile, "tagline")).toEqual(place);
  expect(duplicateQuestion(profile, place)).toBeNull();
  expect(lintForm(profile, "startup").filter(({ question }) => question === 0)).toEqual([]);
});

test("what is dragged stands beside what it was dropped on, in another section too", () => {
  const { form, names, key, s1, s2 } = made(0, 0, 0, 1);
  expect(names(form)).toEqual([["q1", "q2", "q3"], ["q4"]]);
  expect(names(placeQuestion(form, key(1), key(3), "after"))).toEqual([["q2", "q3", "q1"], ["q4"]]);
  expect(names(placeQuestion(form, key(1), key(3), "before"))).toEqual([["q2", "q1", "q3"], ["q4"]]);
  expect(names(placeQuestion(form, key(3), key(1), "before"))).toEqual([["q3", "q1", "q2"], ["q4"]]);
  expect(names(placeQuestion(form, key(2), key(4), "after"))).toEqual([
    ["q1", "q3"],
    ["q4", "q2"],
  ]);
  expect(names(placeQuestion(form, key(1), s2, "after"))).toEqual([
    ["q2", "q3"],
    ["q1", "q4"],
  ]);
  expect(names(placeQuestion(form, key(1), key(1), "after"))).toEqual(names(form));
  expect(names(placeSection(form, s1, s2, "after"))).toEqual([["q4"], ["q1", "q2", "q3"]]);
  expect(names(placeSection(form, s2, s1, "after"))).toEqual(names(form));
  expect(placeQuestion(form, key(1), "gone", "before")).toBe(form);
});

test("what was taken away comes back where it stood, once, also where its section is gone meanwhile", () => {
  const first = addSection({ sections: [] });
  const one = addQuestion(first, { section: 0, question: 0 });
  const two = addQuestion(one.form, { section: 0, question: 1 });
  const question = questionAt(two.form, { section: 0, question: 0 });
  if (!question) throw new Error("There is no question.");
  const without = removeQuestion(two.form, { section: 0, question: 0 });
  const back = restoreQuestion(without, question, { section: 0, question: 0 });
  expect(keys(back)).toEqual([[one.key, two.key]]);
  expect(restoreQuestion(back, question, { section: 0, question: 0 })).toBe(back);
  expect(keys(restoreQuestion(without, question, { section: 4, question: 0 }))).toEqual([[one.key, two.key]]);
  expect(restoreQuestion({ sections: [] }, question, { section: 0, question: 0 })).toEqual({ sections: [] });
});
