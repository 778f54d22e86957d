import type { FormDefinition, Question } from "@kerkis/contract/forms/definition.schema.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeChanges } from "#shared/autosave/merge-changes.ts";
import { formOf, partsOf } from "./form-parts.ts";

const said = (text: string) => ({ el: text, en: "" });
const asked = (key: string, label = key): Question => ({
  key,
  label: said(label),
  help: said(""),
  is_required: false,
  shown_if: null,
  type: "text",
  max: 20,
});
const form = (...sections: Question[][]): FormDefinition => ({
  sections: sections.map((questions, at) => ({
    key: `s${at}`,
    title: said(`Ενότητα ${at}`),
    shown_if: null,
    questions,
  })),
});
const merged = (base: FormDefinition, mine: FormDefinition, theirs: FormDefinition) => {
  const { value, clashes } = mergeChanges({ base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) });
  return { form: formOf(value), clashes };
};
const keys = ({ sections }: FormDefinition) => sections.map(({ questions }) => questions.map(({ key }) => key));

test("a form is the same by its parts, whatever its sections and questions", () => {
  const count = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 5 });
  fc.assert(
    fc.property(count, (sizes) => {
      const made = form(
        ...sizes.map((size, at) => Array.from({ length: size }, (_, place) => asked(`q${at}_${place}`))),
      );
      expect(formOf(partsOf(made))).toEqual(made);
    }),
  );
});

test("what two people write in different questions and sections is merged, and nothing of it is lost", () => {
  const base = form([asked("a"), asked("b")], [asked("c")]);
  const mine = form([asked("a", "mine"), asked("b")], [asked("c"), asked("new")]);
  const theirs = form([asked("b", "theirs"), asked("a")], [asked("c")]);
  const both = merged(base, mine, theirs);
  expect(both.clashes).toEqual([]);
  expect(both.form).toEqual(form([asked("b", "theirs"), asked("a", "mine")], [asked("c"), asked("new")]));
});

test("where both change the same, it is asked; what either added stays", () => {
  const base = form([asked("a")]);
  const both = merged(base, form([asked("a", "mine"), asked("x")]), form([asked("a", "theirs"), asked("y")]));
  expect(both.clashes).toEqual(["order.s0", "questions.a.label.el"]);
  expect(keys(both.form)).toEqual([["a", "x", "y"]]);
  expect(both.form.sections[0]?.questions[0]?.label.el).toBe("mine");
});

test("a question that one removes and the other moves away is in the form once or not at all", () => {
  const base = form([asked("a"), asked("b")], []);
  expect(keys(merged(base, form([asked("b")], []), form([asked("b")], [asked("a")])).form)).toEqual([["b"], []]);
  expect(keys(merged(base, form([asked("b")], [asked("a")]), form([asked("b"), asked("a")], [])).form)).toEqual([
    ["b"],
    ["a"],
  ]);
});
