import { ERASED_FULL_NAME } from "@kerkis/contract/identity/erased-account.texts.ts";
import { expect, test } from "vitest";
import { provideLanguage } from "#shared/i18n/language.ts";
import { withErasedNames } from "./erased-names.ts";

const file = new Blob(["kept"]);
const answerNaming = (name: string) => ({
  items: [{ evaluator: { name }, text: `3 / 5 (${name})`, score: 3 }],
  next_cursor: null,
  file,
});

test("an erased account is named in English where English is read, wherever its name stands", () => {
  provideLanguage(() => "en");
  expect(withErasedNames(answerNaming(ERASED_FULL_NAME))).toEqual(answerNaming("Deleted account"));
  expect(withErasedNames({ file })).toHaveProperty("file", file);
});

test("in Greek an answer stays as it came", () => {
  provideLanguage(() => "el");
  const answer = answerNaming(ERASED_FULL_NAME);
  expect(withErasedNames(answer)).toBe(answer);
});
