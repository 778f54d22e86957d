import { expect, test } from "vitest";
import { optionLines, optionsOf } from "./question-options.ts";

const option = (value: string, el: string, en = "") => ({ value, label: { el, en } });

test("an option keeps the value that answers know it by, wherever it moves and while it is rewritten", () => {
  const before = [option("a", "Χορτοφαγικό", "Vegetarian"), option("b", "Χωρίς γλουτένη")];
  expect(optionsOf(optionLines(before), before)).toEqual(before);
  expect(optionsOf("Χωρίς γλουτένη\nΧορτοφαγικό | Veggie", before)).toEqual([
    option("b", "Χωρίς γλουτένη"),
    option("a", "Χορτοφαγικό", "Veggie"),
  ]);
  expect(optionsOf("Χορτοφαγικό | Vegetarian\nΧωρίς γλουτένης", before).map(({ value }) => value)).toEqual(["a", "b"]);
  const [first, second, third] = optionsOf("Νέα\nΧορτοφαγικό\n\nΧωρίς γλουτένη", before);
  expect([second?.value, third?.value]).toEqual(["a", "b"]);
  expect(first?.value).toMatch(/^[a-z][a-z0-9]+$/);
});
