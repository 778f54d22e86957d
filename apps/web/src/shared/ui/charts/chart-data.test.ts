import { expect, it } from "vitest";
import { labelledPoints, shareSeats, spreadLabels } from "./chart-data.ts";
import { seatPaths } from "./seat-dots-geometry.ts";

it("labels the last point and as many before it as there is room for", () => {
  expect(labelledPoints(12, 300, 56)).toEqual([2, 5, 8, 11]);
  expect(labelledPoints(3, 600, 56)).toEqual([0, 1, 2]);
});

it("keeps labels apart, in their order, inside the drawing", () => {
  expect(spreadLabels([100, 96], 18, 200)).toEqual([114, 96]);
  const low = spreadLabels([198, 199], 18, 200);
  expect(low).toEqual([182, 200]);
});

it.each([
  [[54, 31, 18, 16, 9], 128],
  [[24_000, 1000, 1], 160],
  [[1, 1, 1], 3],
  [[0, 5], 5],
])("seats %j on %i seats, none lost, nobody left standing", (values, seats) => {
  const taken = shareSeats(values, seats);
  expect(taken.reduce((sum, seat) => sum + seat, 0)).toBe(seats);
  values.forEach((value, index) => expect((taken[index] ?? 0) > 0).toBe(value > 0));
});

it("nothing to seat takes no seat", () => {
  expect(shareSeats([0, 0], 100)).toEqual([0, 0]);
});

it("draws every seat exactly once", () => {
  const paths = seatPaths([7, 0, 40]);
  expect(paths.map((path) => path.split("h0").length - 1)).toEqual([7, 0, 40]);
  expect(new Set(paths.join("").split("h0")).size).toBe(47 + 1);
});
