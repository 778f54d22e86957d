import { expect, test } from "vitest";
import { range, severalOf } from "./filters.schema.ts";
import { rangeIn, rangeText } from "./range.ts";
import { severalIn, severalText, toggled } from "./several.ts";

test("several values are one text and come back each once", () => {
  expect(severalIn("vc,bank,vc")).toEqual(["vc", "bank"]);
  expect([undefined, "", "all"].map(severalIn)).toEqual([[], [], []]);
  expect([severalText([]), severalText(["vc", "bank"])]).toEqual([undefined, "vc,bank"]);
  expect([toggled(undefined, "vc"), toggled("vc", "bank"), toggled("vc,bank", "vc"), toggled("vc", "vc")]).toEqual([
    "vc",
    "vc,bank",
    "bank",
    undefined,
  ]);
});

test("what is none of the values is refused", () => {
  const types = severalOf(["vc", "bank"]);
  const isTaken = (text: string) => types.safeParse(text).success;
  expect(["vc", "bank,vc", "all"].filter(isTaken)).toHaveLength(3);
  expect(["", "vc,", ",vc", "vcbank", "all,vc", "vc,other", "vc\n"].filter(isTaken)).toEqual([]);
  expect(severalOf(/[A-Z]{2}/).safeParse("GR,CY").success).toBe(true);
  expect(severalOf(/[A-Z]{2}/).safeParse("GRC").success).toBe(false);
});

test("a range has one end or two, the right way round", () => {
  expect(rangeIn("50000-250000")).toEqual({ from: 50_000, to: 250_000 });
  expect([rangeIn("50000-"), rangeIn("-9")]).toEqual([
    { from: 50_000, to: null },
    { from: null, to: 9 },
  ]);
  for (const text of ["-", "", "9-1", "1-2-3", "1e3-", "1.5-", "x"]) {
    expect([text, rangeIn(text), range.safeParse(text).success]).toEqual([text, null, false]);
  }
  for (const text of ["50000-250000", "5-", "-9"]) expect(rangeText(rangeIn(text) ?? { from: 0, to: 0 })).toBe(text);
  expect(rangeText({ from: null, to: null })).toBeUndefined();
});
