import { expect, test } from "vitest";
import { dueExample } from "./due-example.ts";

test("a limit is worked out by the working days, with the holidays in between and none on a weekend", () => {
  expect(dueExample("2027-03-09", 3)).toEqual({ until: "2027-03-12", holidays: [] });
  expect(dueExample("2027-03-11", 3)).toEqual({
    until: "2027-03-17",
    holidays: [{ day: "2027-03-15", name: { el: "Καθαρά Δευτέρα", en: "Clean Monday" } }],
  });
  // The fifteenth of August 2026 is a Saturday, and what is not worked anyway is not named.
  expect(dueExample("2026-08-13", 3).holidays).toEqual([]);
  // From one year into the next.
  expect(dueExample("2026-12-31", 1)).toEqual({
    until: "2027-01-04",
    holidays: [{ day: "2027-01-01", name: { el: "Πρωτοχρονιά", en: "New Year’s Day" } }],
  });
});
