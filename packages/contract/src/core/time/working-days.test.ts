import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addWorkingDays,
  closeHoliday,
  holidaysBetween,
  holidaysOf,
  isWorkingDay,
  orthodoxEaster,
  workingDaysBetween,
} from "./working-days.ts";

test.each([
  ["2019-04-28"],
  ["2021-05-02"],
  ["2022-04-24"],
  ["2023-04-16"],
  ["2024-05-05"],
  ["2025-04-20"],
  ["2026-04-12"],
  ["2027-05-02"],
  ["2028-04-16"],
  ["2030-04-28"],
])("Easter of its year is %s", (day) => {
  expect(orthodoxEaster(Number(day.slice(0, 4)))).toBe(day);
});

test.each([
  // As the decrees of these years have it.
  [2019, "2019-05-01"],
  [2021, "2021-05-04"],
  [2022, "2022-05-02"],
  [2024, "2024-05-07"],
  [2025, "2025-05-01"],
  [2026, "2026-05-01"],
])("Labour Day of %i is kept on %s", (year, day) => {
  expect(holidaysOf(year).get(day)?.en).toBe("Labour Day");
  expect([...holidaysOf(year).values()].filter(({ en }) => en === "Labour Day")).toHaveLength(1);
});

test("the holidays of 2027 are those that are published", () => {
  expect([...holidaysOf(2027).keys()].toSorted()).toEqual([
    "2027-01-01",
    "2027-01-06",
    "2027-03-15",
    "2027-03-25",
    "2027-04-30",
    "2027-05-02",
    "2027-05-03",
    "2027-05-04",
    "2027-06-21",
    "2027-08-15",
    "2027-10-28",
    "2027-12-25",
    "2027-12-26",
  ]);
});

test.each([
  ["over Clean Monday", "2027-03-12", 1, "2027-03-16"],
  ["over Easter", "2027-04-29", 1, "2027-05-05"],
  ["over the year's end", "2026-12-24", 3, "2026-12-30"],
  ["over the night in which clocks go forward", "2027-03-26", 1, "2027-03-29"],
  ["from a Saturday", "2026-11-21", 1, "2026-11-23"],
  ["backwards over a weekend", "2026-11-23", -1, "2026-11-20"],
])("%s", (_, from, count, to) => {
  expect(addWorkingDays(from, count)).toBe(to);
});

test("between two days the holidays are named that would have been worked, the last day with them, from one year into the next", () => {
  const between = (from: string, to: string) => holidaysBetween(from, to).map(({ day }) => day);
  expect(between("2027-03-15", "2027-03-25")).toEqual(["2027-03-25"]);
  expect(between("2026-12-24", "2027-01-06")).toEqual(["2026-12-25", "2027-01-01", "2027-01-06"]);
  // The fifteenth of August 2026 is a Saturday.
  expect(between("2026-08-13", "2026-08-20")).toEqual([]);
  expect(between("2027-03-25", "2027-03-15")).toEqual([]);
});

test("the next holiday is close within ten working days, and only where something is due after it", () => {
  const close = (day: string, due: string) => closeHoliday(day, due)?.day ?? null;
  expect(close("2027-03-09", "2027-03-16")).toBe("2027-03-15");
  expect(close("2027-03-09", "2027-03-12")).toBeNull();
  // Due on the holiday itself it is not due after it; of two, the first is named.
  expect(close("2027-03-09", "2027-03-15")).toBeNull();
  expect(close("2027-03-12", "2027-03-29")).toBe("2027-03-15");
  expect([close("2027-02-26", "2027-05-03"), close("2027-03-01", "2027-05-03")]).toEqual([null, "2027-03-15"]);
});

test("as many working days lie between as were added, and one reaches only such a day", () => {
  const days = fc
    .integer({ min: 0, max: 40_000 })
    .map((n) => new Date(Date.UTC(1990, 0, 1 + n)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 60 }), (day, count) => {
      const reached = addWorkingDays(day, count);
      expect(isWorkingDay(reached)).toBe(true);
      expect(workingDaysBetween(day, reached)).toBe(count);
      expect(workingDaysBetween(reached, day)).toBe(-count);
    }),
  );
});
