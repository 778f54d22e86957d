import { expect, test } from "vitest";
import { isUncertainAt, thresholdAt } from "./cut.policy.ts";

const rows = [
  { corrected: 70, interval: 3 },
  { corrected: 90, interval: 3 },
  { corrected: null, interval: null },
  { corrected: 80, interval: null },
];

test("the cut lies midway between the last place and the next, whatever the order of the rows", () => {
  expect(thresholdAt(rows, 1)).toBe(85);
  expect(thresholdAt(rows, 2)).toBe(75);
});

test("with everybody or nobody within there is no cut, and nobody is uncertain", () => {
  expect(thresholdAt(rows, 3)).toBeNull();
  expect(thresholdAt(rows, 0)).toBeNull();
  expect(isUncertainAt({ corrected: 70, interval: 100 }, null)).toBe(false);
});

test("whose interval reaches the cut is uncertain, its end too; without an interval nobody is", () => {
  expect(isUncertainAt({ corrected: 88, interval: 3 }, 85)).toBe(true);
  expect(isUncertainAt({ corrected: 88.1, interval: 3 }, 85)).toBe(false);
  expect(isUncertainAt({ corrected: 85, interval: null }, 85)).toBe(false);
});
