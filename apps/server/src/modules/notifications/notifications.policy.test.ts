import { describe, expect, test } from "vitest";
import { isDigestDue, quietMs } from "./notifications.policy.ts";

const HOUR = 3_600_000;
const athens = "Europe/Athens";
const night = { quiet: { from: "22:00", until: "07:00" }, timezone: athens };

describe("quiet hours", () => {
  test.each([
    ["20:59 in winter", "2026-11-20T18:59:00Z", 0],
    ["22:00 sharp", "2026-11-20T20:00:00Z", 9 * HOUR],
    ["midnight", "2026-11-20T22:00:00Z", 7 * HOUR],
    ["06:59:59", "2026-11-21T04:59:59Z", 1000],
    ["07:00 sharp", "2026-11-21T05:00:00Z", 0],
    ["midday", "2026-11-20T10:00:00Z", 0],
    ["22:00 in summer, when Athens is three hours ahead", "2026-07-20T19:00:00Z", 9 * HOUR],
    ["the night that spring makes an hour shorter", "2026-03-28T20:00:00Z", 8 * HOUR],
    ["the night that autumn makes an hour longer", "2026-10-24T19:00:00Z", 10 * HOUR],
    ["after the hour that spring skips", "2026-03-29T01:00:00Z", 3 * HOUR],
  ])("%s", (_when, now, wait) => {
    expect(quietMs(night, new Date(now))).toBe(wait);
  });

  test("within one day, in the person's own timezone", () => {
    const siesta = { quiet: { from: "14:00", until: "17:30" }, timezone: "America/New_York" };
    expect(quietMs(siesta, new Date("2026-11-20T19:00:00Z"))).toBe(3.5 * HOUR);
    expect(quietMs(siesta, new Date("2026-11-20T22:30:00Z"))).toBe(0);
    expect(quietMs(siesta, new Date("2026-11-20T12:00:00Z"))).toBe(0);
  });

  test("that begin in the hour which spring skips begin when it is over", () => {
    const settings = { quiet: { from: "03:30", until: "06:00" }, timezone: athens };
    expect(quietMs(settings, new Date("2026-03-29T01:10:00Z"))).toBe(0);
    expect(quietMs(settings, new Date("2026-03-29T01:30:00Z"))).toBe(1.5 * HOUR);
  });

  test("none", () => {
    expect(quietMs({ quiet: null, timezone: athens }, new Date())).toBe(0);
  });
});

describe("the daily digest", () => {
  const settings = { digest_at: "08:00", timezone: athens };
  const due = (oldestWaiting: string, now: string, sentAt: string | null = null) =>
    isDigestDue(settings, { oldestWaiting, sentAt }, new Date(now));

  test.each([
    ["what came at night goes out at eight", "2026-11-20T01:00:00Z", "2026-11-20T06:00:00Z", null, true],
    ["a minute before it does not", "2026-11-20T01:00:00Z", "2026-11-20T05:59:00Z", null, false],
    ["what came at ten waits for tomorrow", "2026-11-20T08:00:00Z", "2026-11-20T09:00:00Z", null, false],
    ["and goes out then", "2026-11-20T08:00:00Z", "2026-11-21T06:00:00Z", "2026-11-20T06:00:03Z", true],
    ["never twice a day", "2026-11-20T01:00:00Z", "2026-11-20T06:05:00Z", "2026-11-20T06:00:03Z", false],
    [
      "after two days without a server it still comes",
      "2026-11-18T01:00:00Z",
      "2026-11-20T15:00:00Z",
      "2026-11-17T06:00:00Z",
      true,
    ],
    ["at eight in summer", "2026-07-20T01:00:00Z", "2026-07-20T05:00:00Z", null, true],
    ["on the day of the change", "2026-10-25T01:30:00Z", "2026-10-25T06:00:00Z", "2026-10-24T05:00:00Z", true],
    ["not an hour early on that day", "2026-10-25T01:30:00Z", "2026-10-25T05:00:00Z", "2026-10-24T05:00:00Z", false],
  ])("%s", (_what, oldest, now, sentAt, expected) => {
    expect(due(oldest, now, sentAt)).toBe(expected);
  });
});
