import { expect, test } from "vitest";
import { closedEarly } from "./closed-early.ts";

test("a call that takes no applications before its deadline was closed early; one past it, or on a break, was not", () => {
  const [before, deadline, after] = ["2026-11-23T10:00:00Z", "2026-12-20T15:00:00Z", "2026-12-21T10:00:00Z"];
  const at = (phase: Parameters<typeof closedEarly>[0]["phase"], now: string) =>
    closedEarly({ phase, now, closes_at: deadline });
  expect([at("closed", before), at("archived", before)]).toEqual([true, true]);
  expect([at("closed", after), at("open", before), at("paused", before)]).toEqual([false, false, false]);
  expect(closedEarly({ phase: "closed", now: before, closes_at: null })).toBe(false);
});
