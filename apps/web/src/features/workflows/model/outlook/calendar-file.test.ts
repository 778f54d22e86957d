import { expect, test } from "vitest";
import { calendarOf } from "./calendar-file.ts";

test("expected days are whole days of a calendar, the last one with them, in lines that calendars read", () => {
  const file = calendarOf({ title: `Απόφαση; ${"α".repeat(120)}`, from: "2026-11-24", to: "2026-11-30" });
  expect(file).toContain("DTSTART;VALUE=DATE:20261124\r\nDTEND;VALUE=DATE:20261201\r\n");
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:Απόφαση\\; ${"α".repeat(120)}\r\n`);
  for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(calendarOf({ title: "x", from: null, to: "2026-11-30" })).toContain("DTSTART;VALUE=DATE:20261130");
});
