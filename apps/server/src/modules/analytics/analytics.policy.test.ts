import { suppressSmallCells } from "@kerkis/contract/analytics/small-cells.policy.ts";
import { describe, expect, it } from "vitest";
import type { Actor } from "#platform/auth/actor.ts";
import { dashboardView, holdsPower } from "./analytics.policy.ts";
import { byPeriod, lastMonths, lastWeeks, runningTotals } from "./periods.policy.ts";

const ORG = "0199a000-0000-7000-8000-0000000000aa";
const actor = (given: Partial<Actor>): Actor => ({
  userId: "0199a000-0000-7000-8000-000000000001",
  sessionId: "0199a000-0000-7000-8000-000000000002",
  name: "Ελένη",
  email: "eleni@people.test",
  language: "el",
  role: "company_coordinator",
  superAdmin: false,
  impersonatorId: null,
  memberships: [{ organizationId: ORG, role: "member", isCoordinator: false }],
  organizationId: ORG,
  pages: {} as Actor["pages"],
  ...given,
});
const member = (role: "owner" | "admin" | "moderator" | "member") => ({
  memberships: [{ organizationId: ORG, role, isCoordinator: false }],
});

it.each([
  [{ superAdmin: true, role: "evaluator" }, false, "platform"],
  [{ ...member("owner"), role: "evaluator" }, true, "organization"],
  [member("admin"), true, "organization"],
  [{ ...member("moderator"), role: "evaluator" }, true, "evaluator"],
  [member("moderator"), true, "coordinator"],
  [{ role: "registry_coordinator" }, true, "coordinator"],
  [{ role: "registry_coordinator" }, false, "public"],
  [{ role: "admin" }, false, "public"],
  [{ role: "investor" }, false, "investor"],
  [{ role: "mentor" }, false, "mentor"],
  [{ role: "public" }, false, "public"],
  [{ role: "admin", organizationId: null, memberships: [] }, false, "public"],
  [{}, false, "founder"],
] as const)("%o, managing %s, sees the dashboard «%s»", (given, manages, view) => {
  expect(dashboardView(actor(given), manages)).toBe(view);
});

it.each([
  [{ superAdmin: true }, true],
  [member("owner"), true],
  [member("moderator"), false],
  [{ role: "evaluator" }, true],
  [{ role: "investor" }, false],
] as const)("%o opens much: %s", (given, power) => {
  expect(holdsPower(actor(given))).toBe(power);
});

describe("small cells", () => {
  const cells = (values: Record<string, number>) => Object.entries(values).map(([key, value]) => ({ key, value }));
  const shownCells = (values: Record<string, number>) =>
    Object.fromEntries(suppressSmallCells(cells(values)).map(({ key, value }) => [key, value]));

  it("are not told, and an empty one is", () => {
    expect(shownCells({ a: 40, b: 4, c: 2, d: 5, e: 0 })).toEqual({ a: 40, b: null, c: null, d: 5, e: 0 });
  });

  it("a single gap would be filled from the total, so the next smallest goes too", () => {
    expect(shownCells({ a: 40, b: 4, c: 9, e: 0 })).toEqual({ a: 40, b: null, c: null, e: 0 });
  });

  it("nothing small, nothing hidden", () => {
    expect(shownCells({ a: 40, b: 5 })).toEqual({ a: 40, b: 5 });
  });
});

describe("periods", () => {
  it("begin on Mondays and on the first in Athens, whatever the machine's zone", () => {
    // Sunday 22:30 in UTC is Monday in Athens already.
    expect(lastWeeks(new Date("2026-11-15T22:30:00Z"), 2)).toEqual(["2026-11-09", "2026-11-16"]);
    expect(lastWeeks(new Date("2026-11-15T21:30:00Z"), 2)).toEqual(["2026-11-02", "2026-11-09"]);
    expect(lastMonths(new Date("2026-12-31T23:00:00Z"), 3)).toEqual(["2026-11-01", "2026-12-01", "2027-01-01"]);
  });

  it("without anything count nothing; running totals end at what there is", () => {
    const periods = ["2026-11-02", "2026-11-09", "2026-11-16"];
    expect(byPeriod(periods, [{ period: "2026-11-09", count: 3 }])).toEqual([0, 3, 0]);
    expect(runningTotals(10, [1, 3, 2])).toEqual([5, 8, 10]);
  });
});
