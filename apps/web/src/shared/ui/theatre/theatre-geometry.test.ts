import { expect, test } from "vitest";
import { nearestSeats } from "./nearest-seats.ts";
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

test("a house lights as many seats as there are people, each once, the middle of the first row first", () => {
  const seats = (count: number) => nearestSeats(count);
  expect(seats(0)).toEqual([]);
  for (const count of [1, 7, 40, 200]) expect(new Set(seats(count)).size).toBe(count);
  expect(seats(200).slice(0, 7)).toEqual(seats(7));
  const [x = 0, y = 0] = (seats(1)[0] ?? "")
    .replace(/^M|h0$/g, "")
    .split(" ")
    .map(Number);
  expect(Math.hypot(x, y)).toBeCloseTo(168, 0);
  expect(y).toBeLessThan(-160);
});
