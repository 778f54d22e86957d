import { expect, test } from "vitest";
import { provideLanguage } from "#shared/i18n/language.ts";
import { factText } from "./fact-text.ts";

test("of a founding of which a file told the year alone, the year is told", () => {
  provideLanguage(() => "en");
  expect(factText("founded_on", "2020-01-01")).toBe("2020");
  expect(factText("founded_on", "2020-03-12")).toBe("12 March 2020");
  expect(factText("founded_on", null)).toBe("—");
});
