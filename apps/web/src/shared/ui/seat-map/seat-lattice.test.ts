import { REGIONS } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { expect, test } from "vitest";
import { GREECE, GREEK_CITIES } from "./greece-seats.ts";
import { seatPath, seatPoint, seatsFrom, seatUnit } from "./seat-lattice.ts";
import { WORLD } from "./world-seats.ts";

const seats = (runs: string) => seatsFrom(runs, [0, 0]).map(String);

test("every region of Greece has seats and a main city, and no seat is of two", () => {
  const regions = REGIONS.filter((region) => region !== "abroad");
  expect(Object.keys(GREECE).toSorted()).toEqual(regions.toSorted());
  expect(Object.keys(GREEK_CITIES).toSorted()).toEqual(regions.toSorted());
  for (const land of [GREECE, WORLD]) {
    const all = Object.values(land).flatMap(seats);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(900);
  }
  expect(Object.keys(WORLD).every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
});

test("an area lights up from its main city outwards", () => {
  const [row, column] = GREEK_CITIES["crete"] ?? [0, 0];
  const city = seatPoint(row, column);
  const distances = seatsFrom(GREECE["crete"] ?? "", city).map(([x, y]) => Math.hypot(x - city[0], y - city[1]));
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(distances[0]).toBeLessThan(40);
});

test("one seat for each while they fit, then the least round number that does", () => {
  expect(seatUnit([])).toBe(1);
  expect(seatUnit([{ count: 9, seats: 30 }])).toBe(1);
  expect(seatUnit([{ count: 662, seats: 32 }])).toBe(25);
  expect(
    seatUnit([
      { count: 40, seats: 30 },
      { count: 4, seats: 2 },
    ]),
  ).toBe(2);
  expect(seatUnit([{ count: 40, seats: 0 }])).toBe(1);
});

test("a run is one stroke, one seat long or many", () => {
  expect(seatPath("0.2.1 3.0.4")).toBe("M40 0h1M10 51h61");
});
