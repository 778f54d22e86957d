import type { Ecosystem } from "@kerkis/contract/ecosystem/ecosystem.schema.ts";
import { SMALLEST_CELL, suppressSmallCells } from "@kerkis/contract/analytics/small-cells.policy.ts";
import { INDUSTRIES, REGIONS, type Industry, type Region } from "@kerkis/contract/startups/startups.taxonomy.ts";

/** Published startups of one region and industry that joined in one quarter; null before the quarters that are told of. */
export interface CubeRow {
  region: Region | null;
  industry: Industry;
  quarter: string | null;
  startups: number;
  /** Of them, those that were here a year ago. */
  before: number;
  funding: number;
}

/** How many investors and organizations a region has to do with; under null those of the whole country. */
export interface Supporters {
  investors: number;
  organizations: number;
}

export interface Counted {
  quarters: string[];
  cube: readonly CubeRow[];
  countries: readonly { country: string; startups: number; investors: number }[];
  supporters: ReadonlyMap<Region | null, Supporters>;
  investorsBefore: number;
}

const SECTORS = 5;
const total = (rows: readonly CubeRow[], of: (row: CubeRow) => number = (row) => row.startups) =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** Counts by name without the small ones, the largest first; names that have none are left out. */
function told<Key extends string>(keys: readonly Key[], count: (key: Key) => number): [Key, number | null][] {
  const counted = keys.map((key) => ({ key, value: count(key) })).filter(({ value }) => value > 0);
  const sorted = counted.toSorted((one, other) => other.value - one.value);
  const values = suppressSmallCells(sorted);
  return values.map(({ key, value }) => [key as Key, value]);
}

/**
 * What everyone may read of the counts: of a region with too few startups nothing but that; of sectors, countries and
 * quarters those that are large enough.
 */
export function ecosystemOf(counted: Counted, region: Region | null): Ecosystem {
  const { cube, quarters, supporters } = counted;
  const regions = told(REGIONS, (key) => total(cube.filter((row) => row.region === key)));
  const rows = region === null ? cube : cube.filter((row) => row.region === region);
  const startups = total(rows);
  const isTold = region === null || startups === 0 || regions.some(([key, value]) => key === region && value !== null);
  const supporting = supporters.get(region) ?? { investors: 0, organizations: 0 };
  const isCompared = region === null && startups >= SMALLEST_CELL;
  return {
    region,
    figures: {
      startups: isTold ? startups : null,
      startups_before: isTold && startups >= SMALLEST_CELL ? total(rows, ({ before }) => before) : null,
      investors: isTold ? supporting.investors : null,
      investors_before: isCompared ? counted.investorsBefore : null,
      funding: isTold ? total(rows, ({ funding }) => funding) : null,
      organizations: isTold ? supporting.organizations : null,
    },
    regions: regions.map(([key, value]) => ({ region: key, startups: value })),
    countries: countriesTold(counted.countries),
    quarters,
    sectors: isTold ? sectorsOf(rows, quarters) : [],
    suppressed_below: SMALLEST_CELL,
  };
}

function sectorsOf(rows: readonly CubeRow[], quarters: readonly string[]): Ecosystem["sectors"] {
  const industries = told(INDUSTRIES, (key) => total(rows.filter(({ industry }) => industry === key)));
  return industries.slice(0, SECTORS).flatMap(([industry, startups]) => {
    if (startups === null) return [];
    const own = rows.filter((row) => row.industry === industry);
    const joined = new Map(told(quarters, (key) => total(own.filter(({ quarter }) => quarter === key))));
    return [
      {
        industry,
        startups,
        joined: quarters.map((quarter) => joined.get(quarter) ?? (joined.has(quarter) ? null : 0)),
      },
    ];
  });
}

function countriesTold(countries: Counted["countries"]): Ecosystem["countries"] {
  const codes = countries.map(({ country }) => country);
  const byCountry = new Map(countries.map((row) => [row.country, row]));
  const startups = new Map(told(codes, (code) => byCountry.get(code)?.startups ?? 0));
  return codes.map((country) => ({
    country,
    startups: startups.has(country) ? (startups.get(country) ?? null) : 0,
    investors: byCountry.get(country)?.investors ?? 0,
  }));
}
