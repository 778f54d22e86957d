import { expect, test } from "vitest";
import { provideLanguage } from "#shared/i18n/language.ts";
import { testResult } from "../judging.factory.ts";
import { formulaOf } from "./formula.ts";

provideLanguage(() => "en");

const row = testResult(1, {
  scores: [60, 71, 82],
  corrected_scores: [64, 71, 78],
  corrected: 71,
  mean: 71,
  median: 71,
  spread: 11,
  interval: 6.8,
});
const lines = (figure: Parameters<typeof formulaOf>[0], given = row) =>
  formulaOf(figure, given, { pooled: 6 })?.numbers;

test("each figure is worked out with the numbers of its row", () => {
  expect(lines("mean")).toEqual(["(60.0 + 71.0 + 82.0) ÷ 3 = 71.0"]);
  expect(lines("median")).toEqual(["60.0 · 71.0 · 82.0 → 71.0"]);
  expect(lines("median", { ...row, scores: [60, 70, 80, 90], median: 75 })).toEqual([
    "60.0 · 70.0 · 80.0 · 90.0 → (70.0 + 80.0) ÷ 2 = 75.0",
  ]);
  expect(lines("spread")).toEqual(["√(((60.0 − 71.0)² + (71.0 − 71.0)² + (82.0 − 71.0)²) ÷ 2) = 11.0"]);
  expect(lines("interval")).toEqual(["1.96 · 6.0 ÷ √3 = ±6.8"]);
  expect(lines("corrected")).toEqual(["60.0 → 64.0", "71.0 → 71.0", "82.0 → 78.0", "(64.0 + 71.0 + 78.0) ÷ 3 = 71.0"]);
});

test("what a row does not have is not worked out", () => {
  expect(lines("interval", { ...row, interval: null })).toBeUndefined();
  expect(lines("mean", testResult(2, {}))).toBeUndefined();
});
