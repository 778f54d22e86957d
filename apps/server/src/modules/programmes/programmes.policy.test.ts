import { expect, test } from "vitest";
import { windowRefusal } from "./programmes.policy.ts";

const standing = { opens_at: null, closes_at: null, grace_minutes: 0 };
const call = { opens_at: "2026-03-01T07:00:00.000Z", closes_at: "2026-04-01T20:59:59.000Z", grace_minutes: 30 };

test.each([
  ["the standing registry", standing, "2031-01-01T00:00:00.000Z", "start", null],
  ["before it opens", call, "2026-03-01T06:59:59.999Z", "start", "programme.none_open"],
  ["as it opens", call, "2026-03-01T07:00:00.000Z", "start", null],
  ["in the grace period, to start", call, "2026-04-01T21:10:00.000Z", "start", "programme.none_open"],
  ["in the grace period, to submit", call, "2026-04-01T21:10:00.000Z", "submit", null],
  ["after the grace period", call, "2026-04-01T21:29:59.000Z", "submit", "programme.none_open"],
  ["an offset means the same moment", call, "2026-03-01T09:00:00.000+02:00", "start", null],
] as const)("%s", (_, window, now, purpose, expected) => {
  expect(windowRefusal(window, now, purpose)).toBe(expected);
});
