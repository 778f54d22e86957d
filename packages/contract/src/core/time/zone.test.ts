import fc from "fast-check";
import { expect, test } from "vitest";
import { isTimeZone, momentOf, wallTime } from "./zone.ts";

const ATHENS = "Europe/Athens";

test.each([
  ["in winter", "2027-01-29T15:00:00", "2027-01-29T13:00:00.000Z"],
  ["in summer", "2026-07-01T15:00", "2026-07-01T12:00:00.000Z"],
  ["the last second before clocks go forward", "2026-03-29T02:59:59", "2026-03-29T00:59:59.000Z"],
  ["an hour that is skipped is as much later", "2026-03-29T03:30:00", "2026-03-29T01:30:00.000Z"],
  ["an hour that comes twice is the first", "2026-10-25T03:30:00", "2026-10-25T00:30:00.000Z"],
  ["after it came twice", "2026-10-25T04:00:00", "2026-10-25T02:00:00.000Z"],
])("%s", (_, wall, moment) => {
  expect(momentOf(wall, ATHENS)).toBe(moment);
});

test("any moment, shown on a wall and read again, is itself, or the same hour before the clock went back", () => {
  const day = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2060, 0) });
  fc.assert(
    fc.property(day, fc.constantFrom(ATHENS, "UTC", "America/New_York", "Asia/Nicosia"), (at, zone) => {
      const second = new Date(Math.floor(at / 1000) * 1000).toISOString();
      const read = momentOf(wallTime(second, zone), zone);
      expect(wallTime(read, zone)).toBe(wallTime(second, zone));
      expect([0, 3_600_000]).toContain(Date.parse(second) - Date.parse(read));
    }),
  );
});

test("zones that nobody knows are none", () => {
  expect(isTimeZone("Europe/Athens")).toBe(true);
  expect(isTimeZone("Europe/Atlantis")).toBe(false);
});
