import { expect, test } from "vitest";
import { eventRow } from "../events.factory.ts";
import { addMonths, lanesOf, monthOf, onDay, placed, weekOf } from "./calendar-days.ts";

test("months are whole weeks from Monday, over a change of the clock and of the year", () => {
  expect(monthOf("2026-12-11").map(([monday, , , , , , sunday]) => [monday, sunday])).toEqual([
    ["2026-11-30", "2026-12-06"],
    ["2026-12-07", "2026-12-13"],
    ["2026-12-14", "2026-12-20"],
    ["2026-12-21", "2026-12-27"],
    ["2026-12-28", "2027-01-03"],
  ]);
  expect(monthOf("2027-02-01")).toHaveLength(4);
  expect(weekOf("2027-03-28")).toEqual(weekOf("2027-03-22"));
  expect([addMonths("2027-01-31", 1), addMonths("2026-12-11", 1), addMonths("2027-03-31", -1)]).toEqual([
    "2027-02-28",
    "2027-01-11",
    "2027-02-28",
  ]);
});

test("an event is on its days by its own clock, and keeps its lane over a week", () => {
  const at = (start_date: string, end_date: string, timezone = "Europe/Athens") =>
    eventRow({ start_date, end_date, timezone });
  const late = at("2026-12-01T20:00:00.000Z", "2026-12-01T22:00:00.000Z");
  const night = at("2026-12-01T20:00:00.000Z", "2026-12-01T22:30:00.000Z");
  const far = at("2026-12-01T20:00:00.000Z", "2026-12-01T22:30:00.000Z", "America/New_York");
  const days = placed([late, night, far]);
  expect(days.map(({ first, last }) => [first, last])).toEqual([
    ["2026-12-01", "2026-12-01"],
    ["2026-12-01", "2026-12-02"],
    ["2026-12-01", "2026-12-01"],
  ]);
  expect(onDay(days, "2026-12-02").map(({ event }) => event)).toEqual([night]);
  const week = weekOf("2026-12-01");
  const long = placed([
    at("2026-11-29T10:00:00.000Z", "2026-12-01T10:00:00.000Z"),
    at("2026-12-01T08:00:00.000Z", "2026-12-03T10:00:00.000Z"),
    at("2026-12-04T08:00:00.000Z", "2026-12-09T10:00:00.000Z"),
  ]);
  const lanes = lanesOf(long, week).map((lane) => lane.map((one) => (one ? long.indexOf(one) : null)));
  expect(lanes).toEqual([
    [0, 0, null, null, 2, 2, 2],
    [null, 1, 1, 1, null, null, null],
  ]);
});
