import { expect, test } from "vitest";
import { seatPlan } from "./theatre-geometry.ts";

test("the plan is the same each time and stays small enough for the page's HTML", () => {
  const plan = seatPlan();
  expect(seatPlan()).toEqual(plan);
  expect(plan.rows).toHaveLength(16);
  expect(plan.taken.every(({ points }) => points.startsWith("M"))).toBe(true);
  expect(JSON.stringify(plan).length).toBeLessThan(12_000);
});

test("a row's dash pattern covers its arc exactly, wedge after wedge", () => {
  const { rows } = seatPlan();
  const lengths = (rows[0]?.dashes ?? "").split(" ").map(Number);
  const wedgeLength = lengths.reduce((sum, length) => sum + length, 0);
  expect(wedgeLength).toBeCloseTo((((2 * 118) / 11) * Math.PI * 168) / 180, 1);
});
