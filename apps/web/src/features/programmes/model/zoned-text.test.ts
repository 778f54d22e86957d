import { expect, test } from "vitest";
import { provideLanguage } from "#shared/i18n/language.ts";
import { zoneWords } from "./zoned-text.ts";

test("a zone begins small inside a Greek sentence and stays a name in English", () => {
  provideLanguage(() => "el");
  expect(zoneWords("Europe/Athens")).toBe("ώρα Αθήνας");
  expect(zoneWords("UTC")).toBe("Παγκόσμια ώρα (UTC)");
  provideLanguage(() => "en");
  expect(zoneWords("Europe/Athens")).toBe("Athens time");
});
