import { expect, test } from "vitest";
import { provideLanguage } from "#shared/i18n/language.ts";
import { consequenceText } from "./consequence-words.ts";

test.each([
  [1, 0, "1 έγκριση.", "1 approval."],
  [0, 5, "5 απορρίψεις μαζί, ή όλες ή καμία.", "5 rejections together: all of them or none."],
  [
    1,
    2,
    "1 έγκριση και 2 απορρίψεις μαζί, ή όλες ή καμία.",
    "1 approval and 2 rejections together: all of them or none.",
  ],
])("%i approvals and %i rejections are said as one says them", (approvals, rejections, greek, english) => {
  provideLanguage(() => "el");
  expect(consequenceText(approvals, rejections)).toBe(greek);
  provideLanguage(() => "en");
  expect(consequenceText(approvals, rejections)).toBe(english);
});
