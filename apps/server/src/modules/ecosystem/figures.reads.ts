import type { Region } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { sql } from "drizzle-orm";
import { investorPortfolio, investors } from "#modules/investors/investors.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Db } from "#platform/db/db.ts";
import { keptFigures } from "#platform/db/kept-figures.ts";
import { published } from "#platform/db/published.ts";
import type { Counted, CubeRow, Supporters } from "./ecosystem.policy.ts";

const QUARTERS = 8;
const joinedAt = sql`coalesce(${startups.verified_at}, ${startups.created_at})`;

/** The first days of the last quarters in Athens, the present one last. */
async function lastQuarters(db: Db, now: string): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select to_char(date_trunc('quarter', ${now}::timestamptz at time zone 'Europe/Athens') - make_interval(months => 3 * back), 'YYYY-MM-DD') as day
    from generate_series(${QUARTERS - 1}::int, 0, -1) as back`);
  return rows.map(({ day }) => day);
}

/** Published startups by region, industry and quarter, in one reading of the table. */
function countCube(db: Db, now: string, firstQuarter: string): Promise<CubeRow[]> {
  const rows = db
    .select({
      region: startups.region,
      industry: startups.industry,
      quarter: sql<string | null>`case when ${joinedAt} >= (${firstQuarter}::date at time zone 'Europe/Athens')
        then to_char(date_trunc('quarter', ${joinedAt} at time zone 'Europe/Athens'), 'YYYY-MM-DD') end`.as("quarter"),
      was_here: sql<boolean>`${joinedAt} <= ${now}::timestamptz - interval '1 year'`.as("was_here"),
      euros: sql<number>`case when ${startups.currency} = 'EUR' then ${startups.funding_total} end`.as("euros"),
    })
    .from(startups)
    .where(published(startups))
    .as("rows");
  return db
    .select({
      region: rows.region,
      industry: rows.industry,
      quarter: rows.quarter,
      startups: sql<number>`count(*)::int`,
      before: sql<number>`(count(*) filter (where ${rows.was_here}))::int`,
      funding: sql<number>`coalesce(sum(${rows.euros}), 0)::float8`,
    })
    .from(rows)
    .groupBy(rows.region, rows.industry, rows.quarter);
}

async function countCountries(db: Db): Promise<Counted["countries"]> {
  const { rows } = await db.execute<{ country: string; startups: number; investors: number }>(sql`
    select country, sum(startups)::int as startups, sum(investors)::int as investors
    from (
      select ${startups.country} as country, count(*) as startups, 0 as investors
      from ${startups} where ${published(startups)} group by 1
      union all
      select country, 0, count(*) from ${investors}, unnest(${investors.countries}) as country
      where ${published(investors)} group by 1
    ) as places
    where country ~ '^[A-Z]{2}$'
    group by 1 order by 2 desc, 3 desc, 1`);
  return rows;
}

/** Of each region and of the whole country: investors and organizations behind the published startups. */
async function countSupporters(db: Db, now: string): Promise<{ by: Map<Region | null, Supporters>; before: number }> {
  const [organizations, backing, all] = await Promise.all([
    db.execute<{ region: Region | null; is_all: boolean; count: number }>(sql`
      select ${startups.region} as region, grouping(${startups.region}) = 1 as is_all,
        count(distinct ${startups.organization_id})::int as count
      from ${startups} where ${published(startups)} group by grouping sets ((${startups.region}), ())`),
    db.execute<{ region: Region; count: number }>(sql`
      select ${startups.region} as region, count(distinct ${investors.id})::int as count
      from ${investorPortfolio}
      join ${startups} on ${startups.id} = ${investorPortfolio.startup_id} and ${published(startups)}
      join ${investors} on ${investors.id} = ${investorPortfolio.investor_id} and ${published(investors)}
      where ${startups.region} is not null group by 1`),
    db.execute<{ count: number; before: number }>(sql`
      select count(*)::int as count, (count(*) filter (where coalesce(${investors.verified_at}, ${investors.created_at})
        <= ${now}::timestamptz - interval '1 year'))::int as before
      from ${investors} where ${published(investors)}`),
  ]);
  const by = new Map<Region | null, Supporters>();
  const backers = new Map(backing.rows.map(({ region, count }) => [region, count]));
  for (const { region, is_all: isAll, count } of organizations.rows) {
    // Startups without a region are of the whole country alone.
    if (isAll) by.set(null, { organizations: count, investors: all.rows[0]?.count ?? 0 });
    else if (region !== null) by.set(region, { organizations: count, investors: backers.get(region) ?? 0 });
  }
  if (!by.has(null)) by.set(null, { organizations: 0, investors: all.rows[0]?.count ?? 0 });
  return { by, before: all.rows[0]?.before ?? 0 };
}

/** All counts of the public picture, for every region at once; up to a minute old. */
export const countedEcosystem = keptFigures(async (db: Db, moment: Date): Promise<Counted> => {
  const now = moment.toISOString();
  const quarters = await lastQuarters(db, now);
  const [cube, countries, supporters] = await Promise.all([
    countCube(db, now, quarters[0] ?? ""),
    countCountries(db),
    countSupporters(db, now),
  ]);
  return { quarters, cube, countries, supporters: supporters.by, investorsBefore: supporters.before };
});
