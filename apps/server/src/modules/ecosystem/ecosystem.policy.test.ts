import { expect, test } from "vitest";
import { type CubeRow, type Counted, ecosystemOf } from "./ecosystem.policy.ts";

const QUARTERS = ["2026-04-01", "2026-07-01"];
const row = (changes: Partial<CubeRow>): CubeRow => ({
  region: "attica",
  industry: "energy",
  quarter: null,
  startups: 6,
  before: 0,
  funding: 0,
  ...changes,
});
const counted = (cube: CubeRow[], changes: Partial<Counted> = {}): Counted => ({
  quarters: QUARTERS,
  cube,
  countries: [],
  supporters: new Map([[null, { investors: 3, organizations: 2 }]]),
  investorsBefore: 0,
  ...changes,
});

test("a region with few startups is not told, nor is the one that would give it away", () => {
  const cube = [row({ startups: 20 }), row({ region: "crete", startups: 2 }), row({ region: "epirus", startups: 9 })];
  const { regions } = ecosystemOf(counted(cube), null);
  expect(regions).toEqual([
    { region: "attica", startups: 20 },
    { region: "crete", startups: null },
    { region: "epirus", startups: null },
  ]);
});

test("of an untold region there is nothing else either; one without a startup has none", () => {
  const cube = [row({ startups: 20 }), row({ region: "crete", startups: 2, funding: 900_000 })];
  const crete = ecosystemOf(counted(cube), "crete");
  expect(Object.values(crete.figures).every((value) => value === null)).toBe(true);
  expect(crete.sectors).toEqual([]);
  expect(JSON.stringify(crete)).not.toContain("900000");
  expect(ecosystemOf(counted(cube), "thessaly").figures).toMatchObject({ startups: 0, investors: 0, funding: 0 });
});

test("five sectors at most, the largest first, and no quarter that counts a few", () => {
  const industries = ["energy", "health", "maritime", "agrifood", "fintech", "tourism"] as const;
  const cube = industries.flatMap((industry, place) => [
    row({ industry, startups: 20 - place }),
    row({ industry, quarter: "2026-04-01", startups: 3 }),
    row({ industry, quarter: "2026-07-01", startups: place === 0 ? 8 : 2 }),
  ]);
  const { sectors } = ecosystemOf(counted(cube), null);
  expect(sectors.map(({ industry }) => industry)).toEqual(industries.slice(0, 5));
  expect(sectors[0]).toEqual({ industry: "energy", startups: 31, joined: [null, null] });
  const quiet = ecosystemOf(counted([row({ quarter: "2026-07-01", startups: 7 })]), null);
  expect(quiet.sectors[0]?.joined).toEqual([0, 7]);
});

test("a year ago is compared where there are enough; a region's investors have none", () => {
  const many = counted([row({ startups: 50, before: 40 })], { investorsBefore: 2 });
  expect(ecosystemOf(many, null).figures).toMatchObject({ startups_before: 40, investors_before: 2 });
  expect(ecosystemOf(many, "attica").figures.investors_before).toBeNull();
});
