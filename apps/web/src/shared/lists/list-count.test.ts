import { expect, test } from "vitest";
import { provideLanguage } from "#shared/i18n/language.ts";
import { countText } from "./list-count.ts";

const words = {
  exact: ({ number }: { number: string }) => `${number} rows`,
  about: ({ number }: { number: string }) => `about ${number} rows`,
};

test("a total that is not counted one by one says so", () => {
  provideLanguage(() => "en");
  expect(countText(undefined, words)).toBe("");
  expect(countText({ value: 9_999, exact: true }, words)).toBe("9,999 rows");
  expect(countText({ value: 12_000, exact: false }, words)).toBe("about 12,000 rows");
});
