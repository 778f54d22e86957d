import { momentOf } from "@kerkis/contract/core/time/zone.ts";
import { expect, test } from "vitest";
import { windowRefusal } from "./programmes.policy.ts";

const standing = {
  kind: "registry" as const,
  state: "open" as const,
  opens_at: null,
  closes_at: null,
  grace_minutes: 0,
};
const call = {
  kind: "challenge" as const,
  state: "open" as const,
  opens_at: "2026-03-01T07:00:00.000Z",
  closes_at: "2026-04-01T20:59:59.000Z",
  grace_minutes: 30,
};

test.each([
  ["the standing registry", standing, "2031-01-01T00:00:00.000Z", "start", null],
  [
    "a registry whose window ended",
    { ...standing, closes_at: "2026-04-01T20:59:59.000Z" },
    "2026-04-02T00:00:00.000Z",
    "start",
    "programme.registry_closed",
  ],
  ["before it opens", call, "2026-03-01T06:59:59.999Z", "start", "programme.not_open_yet"],
  ["as it opens", call, "2026-03-01T07:00:00.000Z", "start", null],
  ["in the grace period, to start", call, "2026-04-01T21:10:00.000Z", "start", "programme.closed"],
  ["in the grace period, to submit", call, "2026-04-01T21:10:00.000Z", "submit", null],
  ["after the grace period", call, "2026-04-01T21:29:59.000Z", "submit", "programme.closed"],
  ["an offset means the same moment", call, "2026-03-01T09:00:00.000+02:00", "start", null],
  [
    "while it is paused",
    { ...call, state: "paused" as const },
    "2026-03-05T07:00:00.000Z",
    "submit",
    "programme.paused",
  ],
  [
    "before anyone opened it",
    { ...call, state: "draft" as const },
    "2026-03-05T07:00:00.000Z",
    "start",
    "programme.none_open",
  ],
  ["closed early", { ...call, state: "closed" as const }, "2026-03-05T07:00:00.000Z", "submit", "programme.closed"],
] as const)("%s", (_, window, now, purpose, expected) => {
  expect(windowRefusal(window, now, purpose)).toBe(expected);
});

test.each([
  [
    "on the night on which clocks go back, a quarter past the hour that comes twice",
    "2026-10-25T03:15:00",
    "2026-10-25T00:29:59.999Z",
    "2026-10-25T00:30:00.000Z",
  ],
  [
    "on the night on which they go forward, within the hour that is skipped",
    "2026-03-29T03:30:00",
    "2026-03-29T01:44:59.999Z",
    "2026-03-29T01:45:00.000Z",
  ],
  ["on an evening in winter", "2027-01-29T15:00:00", "2027-01-29T13:14:59.999Z", "2027-01-29T13:15:00.000Z"],
])("a call of Athens with a grace of 15 minutes closes to the second %s", (_, wall, last, over) => {
  const athens = { ...call, closes_at: momentOf(wall, "Europe/Athens"), grace_minutes: 15, opens_at: null };
  expect(windowRefusal(athens, last, "submit")).toBeNull();
  expect(windowRefusal(athens, over, "submit")).toBe("programme.closed");
});
