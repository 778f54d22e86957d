import { expect, test } from "vitest";
import { calendarOf, dayAt, shareOf } from "./days-on-calendar.ts";

const DAYS = {
  opens: "2027-03-01",
  closes: "2027-03-24",
  closed: null,
  decisionDays: 5,
  rounds: [],
  today: "2027-02-20",
};

test("the term ends after its working days alone, without the holiday that lies between", () => {
  // The 25th of March is a holiday, the 27th and 28th a weekend.
  expect(calendarOf(DAYS)?.due).toBe("2027-04-01");
  expect(calendarOf(DAYS)?.holidays.map(({ day }) => day)).toContain("2027-03-25");
  expect(calendarOf({ ...DAYS, decisionDays: null })?.due).toBeNull();
});

test("rounds follow each other from the end of the applications, in the order of their deadlines", () => {
  const rounds = [
    { id: "b", title: "B", deadline: "2027-05-10" },
    { id: "a", title: "A", deadline: "2027-04-10" },
  ];
  expect(calendarOf({ ...DAYS, rounds })?.rounds).toEqual([
    { key: "a", title: "A", from: "2027-03-25", to: "2027-04-10" },
    { key: "b", title: "B", from: "2027-04-11", to: "2027-05-10" },
  ]);
});

test("a call that was closed early is judged from then on, and decided by the day that was announced", () => {
  const rounds = [
    { id: "a", title: "A", deadline: "2027-03-20" },
    { id: "b", title: "B", deadline: "2027-04-10" },
  ];
  const calendar = calendarOf({ ...DAYS, closed: "2027-03-10", rounds });
  expect(calendar?.rounds).toEqual([
    { key: "a", title: "A", from: "2027-03-11", to: "2027-03-20" },
    { key: "b", title: "B", from: "2027-03-21", to: "2027-04-10" },
  ]);
  expect(calendar?.due).toBe("2027-04-01");
});

test("without both days, or with the end before the beginning, there is no calendar", () => {
  expect(calendarOf({ ...DAYS, closes: "" })).toBeNull();
  expect(calendarOf({ ...DAYS, closes: "2027-02-01" })).toBeNull();
});

test("a day and its place belong to each other", () => {
  const calendar = calendarOf(DAYS);
  if (!calendar) throw new Error("no calendar");
  for (const day of ["2027-03-01", "2027-03-24", "2027-03-28"])
    expect(dayAt(calendar, shareOf(calendar, day))).toBe(day);
  expect(dayAt(calendar, 7)).toBe(calendar.to);
});
