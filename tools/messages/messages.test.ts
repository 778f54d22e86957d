import { expect, test } from "vitest";
import { parityProblems, parseCatalogue, unusedKeys, writingProblems } from "./messages.ts";

const plural = (match: Record<string, string>): object[] => [
  { declarations: ["input count", "local n = count: plural"], selectors: ["n"], match },
];
const one = (value: unknown): ReturnType<typeof parseCatalogue> => parseCatalogue(JSON.stringify({ key: value }));

test("a key that one language lacks is told", () => {
  expect(parityProblems(one("α"), {})).toEqual(["key: missing in English"]);
  expect(parityProblems({}, one("a"))).toEqual(["key: missing in Greek"]);
});

test("placeholders must agree", () => {
  expect(parityProblems(one("Γεια, {name}"), one("Hello, {name}"))).toEqual([]);
  expect(parityProblems(one("Γεια, {name}"), one("Hello, {person}"))).toHaveLength(1);
});

test("plurals must agree and answer for every number", () => {
  const full = one(plural({ "n=one": "{count} αίτηση", "n=other": "{count} αιτήσεις" }));
  expect(
    parityProblems(full, one(plural({ "n=one": "{count} application", "n=other": "{count} applications" }))),
  ).toEqual([]);
  expect(parityProblems(full, one("{count} applications"))).toHaveLength(1);
  const partial = one(plural({ "n=one": "{count} αίτηση" }));
  expect(parityProblems(partial, partial)).toEqual(["key: no variant for every other number"]);
});

test.each([
  ["Καλώς ήρθατε!", "exclamation mark"],
  ["Θέλετε να φύγετε?", "question mark"],
  ["ΑΊΤΗΣΗ", "capitals carry no accent"],
  [" ", "an empty text"],
])("«%s» is not how a Greek writes", (text, problem) => {
  expect(writingProblems("el", one(text)).join()).toContain(problem);
});

test.each(["Θέλετε να φύγετε;", "ΑΙΤΗΣΗ", "Όχι", "Ή με Google", "Ναι, στο https://a.gr/?q=1"])("«%s» is", (text) => {
  expect(writingProblems("el", one(text))).toEqual([]);
});

test("a key is used when it is named, or built from its beginning", () => {
  const sources = ["m.startups_list_title()", "m[`error_${code}`]"];
  expect(unusedKeys(["startups_list_title", "error_input_invalid", "startups_old"], sources)).toEqual(["startups_old"]);
});
