import fc from "fast-check";
import { expect, test } from "vitest";
import { runningDays, type Pause } from "./running-days.ts";
import { addDays, addWorkingDays, isWorkingDay } from "./working-days.ts";

const due = (start: string, days: number, pauses: readonly Pause[] = []) =>
  runningDays({ start, days, pauses }, start).due;

test("across Orthodox Easter, year's end and the change of hours a term is counted in days that are worked", () => {
  // Good Friday is 30 April 2027, Easter Monday 3 May; the first of May, a Saturday in Holy Week, is worked off on Tuesday.
  expect(due("2027-04-28", 1)).toBe("2027-04-29");
  expect(due("2027-04-28", 2)).toBe(addWorkingDays("2027-04-29", 1));
  expect(due("2026-12-23", 3)).toBe("2026-12-29");
  expect(due("2026-12-31", 1)).toBe("2027-01-04");
  expect(due("2027-03-26", 1)).toBe("2027-03-29");
  expect(due("2027-10-29", 1)).toBe("2027-11-01");
});

test("a pause costs the working days on whose end it lasted, and none where it ended the same day", () => {
  const monday = "2027-02-01";
  expect(due(monday, 3)).toBe("2027-02-04");
  expect(due(monday, 3, [{ from: "2027-02-02", to: "2027-02-02" }])).toBe("2027-02-04");
  expect(due(monday, 3, [{ from: "2027-02-02", to: "2027-02-04" }])).toBe("2027-02-08");
  // Over a weekend and a holiday nothing is lost that would have been worked.
  expect(due("2027-03-24", 1, [{ from: "2027-03-25", to: "2027-03-26" }])).toBe("2027-03-26");
});

test("while it stands still there is no last day, and what is left stays as it was", () => {
  const paused = { start: "2027-02-01", days: 5, pauses: [{ from: "2027-02-03", to: null }] };
  for (const today of ["2027-02-03", "2027-02-19", "2027-05-01"])
    expect(runningDays(paused, today)).toEqual({ due: null, left: 4 });
});

test("what is over is counted below zero", () => {
  expect(runningDays({ start: "2027-02-01", days: 1, pauses: [] }, "2027-02-05")).toEqual({
    due: "2027-02-02",
    left: -3,
  });
});

test("without pauses it is the calendar's own count, and a pause never makes a term shorter", () => {
  const days = fc.integer({ min: 0, max: 900 }).map((offset) => addDays("2026-01-01", offset));
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 60 }), days, fc.integer({ min: 0, max: 40 }), (start, term, from, long) => {
      const plain = due(start, term);
      expect(plain).toBe(addWorkingDays(start, term));
      const later = due(start, term, [{ from, to: addDays(from, long) }]) ?? "";
      expect(later >= (plain ?? "")).toBe(true);
      expect(isWorkingDay(later)).toBe(true);
    }),
  );
});
