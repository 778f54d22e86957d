import { expect, test } from "vitest";
import { optionalName, requiredText, searchedText } from "./fields.ts";

const codes = (result: { success: boolean; error?: { issues: { message: string }[] } | undefined }) =>
  result.success ? [] : (result.error?.issues.map(({ message }) => message) ?? []);

/** Written as escapes: what they are about cannot be seen. */
const UNSEEN = [
  ["a zero-width space", "\u200b\u200b"],
  ["word joiners between spaces", "\u2060 \u2060"],
  ["a soft hyphen", "\u00ad"],
  ["a Hangul filler", "\u3164"],
  ["braille's blank", "\u2800"],
  ["an accent without a letter", "\u0301"],
  ["tags", "\u{e0041}\u{e0042}"],
  ["a variation selector", "\ufe0f"],
] as const;

test.each(UNSEEN)("a name of nothing but %s is refused", (_what, name) => {
  expect(codes(requiredText(80).safeParse(name))).toContain("unseen");
  expect(codes(optionalName(80).safeParse(name))).toContain("unseen");
});

test.each(["Άννα", "Ζ\u200bωή", "👩\u200d🔬", "נועה", "e\u0301"])("«%s» is a name", (name) => {
  expect(requiredText(80).safeParse(name).success).toBe(true);
  expect(optionalName(80).safeParse(name).success).toBe(true);
});

test("a name that may be missing may be empty, one that must stand may not", () => {
  expect(optionalName(80).safeParse("").success).toBe(true);
  expect(codes(requiredText(80).safeParse("  "))).toContain("required");
});

test("what cannot be seen is left out of what is searched", () => {
  expect(searchedText.parse(" \u202eΆργος\u0007\u2066 \u0000")).toBe("Άργος");
  expect(searchedText.parse("Άργος \ud83d")).toBe("Άργος \ufffd");
  expect(codes(searchedText.safeParse("α".repeat(1000)))).not.toEqual([]);
});
