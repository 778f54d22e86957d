import { expect, test } from "vitest";
import { axisPlace, axisRange } from "./ticket-axis.ts";

test("equal factors are equal distances, and what lies outside stands at the ends", () => {
  expect(axisPlace(10_000)).toBe(0);
  expect(axisPlace(30_000_000)).toBe(100);
  expect(axisPlace(1_000_000) - axisPlace(100_000)).toBeCloseTo(axisPlace(100_000), 1);
  expect([axisPlace(0), axisPlace(90_000_000)]).toEqual([0, 100]);
});

test("a range without a beginning or an end reaches the axis's own", () => {
  expect(axisRange(null, 10_000)).toEqual({ left: 0, width: 0 });
  const { left, width } = axisRange(1_000_000, null);
  expect(left + width).toBeCloseTo(100, 5);
});
