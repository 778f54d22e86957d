import { expect, test } from "vitest";
import { MOST_SEATS, seatPaths, seatPlane } from "./seat-dots-geometry.ts";

const pointsOf = (path = ""): [number, number][] =>
  [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)h0/g)].map(([, x, y]) => [Number(x), Number(y)]);
const gap = ([x, y]: [number, number], [toX, toY]: [number, number]): number => Math.hypot(toX - x, toY - y);

test.each([2, 7, 20, 36])("%i seats stand side by side around the middle of the stage", (count) => {
  const seats = pointsOf(seatPaths([count])[0]);
  expect(seats).toHaveLength(count);
  const nearest = seats.map((seat) =>
    Math.min(...seats.filter((other) => other !== seat).map((other) => gap(seat, other))),
  );
  expect(Math.max(...nearest)).toBeLessThan(23);
  expect(Math.min(...nearest)).toBeGreaterThan(12);
  const middle = seats.reduce((sum, [x]) => sum + x, 0) / count;
  expect(Math.abs(middle)).toBeLessThan(6);
});

test("every part has as many seats as it counts, up to the most that fit", () => {
  expect(seatPaths([3, 0, 5]).map((path) => pointsOf(path).length)).toEqual([3, 0, 5]);
  const all = seatPaths([MOST_SEATS - 40, 40]);
  expect(all.map((path) => pointsOf(path).length)).toEqual([MOST_SEATS - 40, 40]);
  expect(seatPlane(7).reach).toBeLessThan(seatPlane(MOST_SEATS).reach);
});
