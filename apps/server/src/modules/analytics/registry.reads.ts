import type { PublicFigures } from "@kerkis/contract/analytics/analytics.schema.ts";
import { SMALLEST_CELL, suppressSmallCells, type Cell } from "@kerkis/contract/analytics/small-cells.policy.ts";
import { sql } from "drizzle-orm";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { Db } from "#platform/db/db.ts";
import { published } from "#platform/db/published.ts";
import { byPeriod, lastMonths, runningTotals } from "./periods.policy.ts";

export interface RegistryFigures {
  startups: number;
  /** Joined in the last thirty days, and in the thirty before. */
  joined: number;
  joinedBefore: number;
  /** In euro; other currencies are not converted and not counted. */
  funding: number;
  organizations: number;
  months: string[];
  /** How many there were at the end of each month. */
  growth: number[];
  industries: Cell[];
  regions: Cell[];
}

const MONTHS = 12;
/** Every published row is read; some seconds old is fresh enough, and one counting serves everyone meanwhile. */
const FRESH_MS = 5_000;
const joinedAt = sql`coalesce(${startups.verified_at}, ${startups.created_at})`;

const cached = new WeakMap<Db, { until: number; figures: Promise<RegistryFigures> }>();

/** Figures of the public registry: the same for everyone who asks. */
export function registryFigures(db: Db, clock: Clock): Promise<RegistryFigures> {
  const now = clock.now();
  const known = cached.get(db);
  if (known && known.until > now.getTime() && known.until - FRESH_MS <= now.getTime()) return known.figures;
  const figures = countRegistry(db, now);
  cached.set(db, { until: now.getTime() + FRESH_MS, figures });
  figures.catch(() => cached.delete(db));
  return figures;
}

async function countRegistry(db: Db, now: Date): Promise<RegistryFigures> {
  const months = lastMonths(now, MONTHS);
  const at = now.toISOString();
  const [totals, groups] = await Promise.all([
    db
      .select({
        startups: sql<number>`count(*)::int`,
        joined: sql<number>`count(*) filter (where ${joinedAt} > ${at}::timestamptz - interval '30 days')::int`,
        joinedBefore: sql<number>`count(*) filter (where ${joinedAt} <= ${at}::timestamptz - interval '30 days'
          and ${joinedAt} > ${at}::timestamptz - interval '60 days')::int`,
        funding: sql<number>`coalesce(sum(${startups.funding_total}) filter (where ${startups.currency} = 'EUR'), 0)::float8`,
        organizations: sql<number>`count(distinct ${startups.organization_id})::int`,
      })
      .from(startups)
      .where(published(startups)),
    countGroups(db, months[0] ?? ""),
  ]);
  const [total] = totals;
  const counted = groups.flatMap(({ month, count }) => (month === null ? [] : [{ period: month, count }]));
  const cells = (pick: (row: (typeof groups)[number]) => string | null): Cell[] =>
    groups
      .flatMap((row) => {
        const key = pick(row);
        return key === null ? [] : [{ key, value: row.count }];
      })
      .toSorted((a, b) => b.value - a.value);
  return {
    startups: total?.startups ?? 0,
    joined: total?.joined ?? 0,
    joinedBefore: total?.joinedBefore ?? 0,
    funding: total?.funding ?? 0,
    organizations: total?.organizations ?? 0,
    months,
    growth: runningTotals(total?.startups ?? 0, byPeriod(months, counted)),
    industries: cells(({ industry }) => industry),
    regions: cells(({ region }) => region),
  };
}

/** Published startups by industry, by region and by the month they joined, in one reading of the table. */
function countGroups(db: Db, firstMonth: string) {
  const rows = db
    .select({
      industry: startups.industry,
      region: startups.region,
      month: sql<string | null>`case when ${joinedAt} >= (${firstMonth}::date at time zone 'Europe/Athens')
        then to_char(date_trunc('month', ${joinedAt} at time zone 'Europe/Athens'), 'YYYY-MM-DD') end`.as("month"),
    })
    .from(startups)
    .where(published(startups))
    .as("rows");
  return db
    .select({
      industry: sql<string | null>`${rows.industry}`,
      region: sql<string | null>`${rows.region}`,
      month: sql<string | null>`${rows.month}`,
      count: sql<number>`count(*)::int`,
    })
    .from(rows)
    .groupBy(sql`grouping sets ((${rows.industry}), (${rows.region}), (${rows.month}))`);
}

const INDUSTRIES_SHOWN = 8;

/** What /about shows: for everyone, so small parts stay untold. */
export async function publicRegistryFigures(db: Db, clock: Clock): Promise<PublicFigures> {
  const figures = await registryFigures(db, clock);
  return {
    registered_startups: figures.startups,
    represented_organizations: figures.organizations,
    regions: figures.regions.length,
    industries: suppressSmallCells(figures.industries).slice(0, INDUSTRIES_SHOWN),
    suppressed_below: SMALLEST_CELL,
  };
}
