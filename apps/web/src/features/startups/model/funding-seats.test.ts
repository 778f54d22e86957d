import type { StartupRound } from "@kerkis/contract/startups/news/news.schema.ts";
import { expect, test } from "vitest";
import { CHART, stacksOver } from "./funding-seats.ts";

const round = (on: string, amount: number): StartupRound => ({
  id: on,
  kind: "seed",
  on,
  amount,
  currency: "EUR",
  givers: ["Big Pi Ventures", "Marathon"],
  is_open: false,
});

test.each([
  ["far apart", ["2026-01-10", "2022-02-01"]],
  ["the last two in one autumn", ["2026-11-20", "2026-09-15", "2021-03-01"]],
  ["all in one year", ["2026-11-20", "2026-09-15", "2026-05-01", "2026-01-03"]],
  ["the last three at the end", ["2026-11-20", "2026-11-10", "2026-10-01", "2019-01-03"]],
])("stacks of rounds stand beside each other and within the drawing: %s", (_, days) => {
  const { stacks } = stacksOver(
    days.map((day) => round(day, 900_000)),
    100_000,
  );
  expect(stacks.map(({ round: { on } }) => on)).toEqual(days.toReversed());
  for (const [index, { x }] of stacks.entries()) {
    expect(x).toBeGreaterThanOrEqual(index === 0 ? 0 : (stacks[index - 1]?.x ?? 0) + CHART.label);
    expect(x).toBeLessThanOrEqual(CHART.width - CHART.label);
  }
});
