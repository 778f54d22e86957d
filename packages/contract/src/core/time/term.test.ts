import fc from "fast-check";
import { expect, test } from "vitest";
import { beginTerm, daysLeft, pauseTerm, resumeTerm, type Term } from "./term.ts";
import { addDays, addWorkingDays, isWorkingDay } from "./working-days.ts";

const paused = (term: Term, from: string, to: string) => resumeTerm(pauseTerm(term, from), to);

test("across Orthodox Easter, year's end and the change of hours a term is counted in days that are worked", () => {
  const due = (start: string, days: number) => beginTerm(start, days).due;
  // Good Friday is 30 April 2027, Easter Monday 3 May; the first of May, a Saturday in Holy Week, is worked off on Tuesday.
  expect(due("2027-04-28", 1)).toBe("2027-04-29");
  expect(due("2027-04-28", 2)).toBe("2027-05-05");
  expect(due("2026-12-23", 3)).toBe("2026-12-29");
  expect(due("2026-12-31", 1)).toBe("2027-01-04");
  expect(due("2027-03-26", 1)).toBe("2027-03-29");
  expect(due("2027-10-29", 1)).toBe("2027-11-01");
});

test("a pause costs the working days on whose end it lasted, and none where it ended the same day", () => {
  const term = beginTerm("2027-02-01", 3);
  expect(term.due).toBe("2027-02-04");
  expect(paused(term, "2027-02-02", "2027-02-02")).toEqual(term);
  expect(paused(term, "2027-02-01", "2027-02-01")).toEqual(term);
  expect(paused(term, "2027-02-02", "2027-02-04").due).toBe("2027-02-08");
  // On the 25th of March nobody works.
  expect(paused(beginTerm("2027-03-24", 1), "2027-03-25", "2027-03-26").due).toBe("2027-03-26");
});

test("before it begins a pause costs nothing", () => {
  const term = beginTerm("2027-02-26", 10);
  expect(pauseTerm(term, "2027-02-01").left).toBe(10);
  expect(paused(term, "2027-02-01", "2027-02-12")).toEqual(term);
  expect(paused(term, "2027-02-01", "2027-03-02").due).toBe(addWorkingDays("2027-03-01", 10));
});

test("while it stands still there is no last day, and what is left stays as it was", () => {
  const standing = pauseTerm(beginTerm("2027-02-01", 5), "2027-02-03");
  expect(standing.due).toBeNull();
  for (const day of ["2027-02-03", "2027-02-19", "2027-05-05"]) expect(daysLeft(standing, day)).toBe(4);
  expect(pauseTerm(standing, "2027-03-03")).toEqual(standing);
});

test("what is over is counted below zero, and a pause does not bring it back", () => {
  const term = beginTerm("2027-02-01", 1);
  expect(daysLeft(term, "2027-02-02")).toBe(0);
  // Due on a Friday, it is late from Saturday on, and by no more on Monday.
  const friday = beginTerm("2027-02-04", 1);
  expect(["2027-02-05", "2027-02-06", "2027-02-08", "2027-02-09"].map((day) => daysLeft(friday, day))).toEqual([
    0, -1, -1, -2,
  ]);
  expect(daysLeft(term, "2027-02-05")).toBe(-3);
  expect(daysLeft(paused(term, "2027-02-05", "2027-02-10"), "2027-02-10")).toBe(-3);
});

test("whatever pauses there are, every working day of the term is one on whose end it ran", () => {
  const offset = fc.integer({ min: 0, max: 12 });
  const start = fc.integer({ min: 0, max: 900 }).map((days) => addDays("2026-01-01", days));
  fc.assert(
    fc.property(
      start,
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.tuple(offset, offset), { maxLength: 4 }),
      (from, days, gaps) => {
        let term = beginTerm(from, days);
        let day = from;
        const pauses: [string, string][] = [];
        for (const [runs, stands] of gaps) {
          const begins = addDays(day, runs);
          day = addDays(begins, stands);
          if (term.due !== null && begins > term.due) break;
          term = paused(term, begins, day);
          pauses.push([begins, day]);
        }
        let counted = 0;
        for (let at = addDays(from, 1); at <= (term.due ?? ""); at = addDays(at, 1))
          if (isWorkingDay(at) && !pauses.some(([begins, ends]) => begins <= at && at < ends)) counted += 1;
        expect(counted).toBe(days);
        expect(isWorkingDay(term.due ?? "")).toBe(true);
      },
    ),
  );
});
