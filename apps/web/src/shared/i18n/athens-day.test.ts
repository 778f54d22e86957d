import { expect, test } from "vitest";
import { dayOf, endOfDay, hourOf } from "./athens-day.ts";

test("a day ends by the clock of Athens, in summer, in winter and on the days that change it", () => {
  expect(endOfDay("2026-07-01")).toBe("2026-07-01T20:59:59.000Z");
  expect(endOfDay("2026-12-01")).toBe("2026-12-01T21:59:59.000Z");
  expect(endOfDay("2026-03-28")).toBe("2026-03-28T21:59:59.000Z");
  expect(endOfDay("2026-03-29")).toBe("2026-03-29T20:59:59.000Z");
  expect(endOfDay("2026-10-25")).toBe("2026-10-25T21:59:59.000Z");
  for (const day of ["2026-03-29", "2026-10-25", "2026-12-31"]) expect(dayOf(endOfDay(day))).toBe(day);
});

test("days and hours are those of Athens, wherever the machine is", () => {
  expect(dayOf(Date.parse("2026-11-20T21:30:00.000Z"))).toBe("2026-11-20");
  expect(dayOf("2026-11-20T22:30:00.000Z")).toBe("2026-11-21");
  expect(hourOf(Date.parse("2026-11-20T21:30:00.000Z"))).toBe(23);
  expect(hourOf(Date.parse("2026-11-20T22:30:00.000Z"))).toBe(0);
});
