import type { Backer, PortfolioStartup } from "@kerkis/contract/investors/investors.schema.ts";
import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Db, Reader } from "#platform/db/db.ts";
import { readerValues, scopeOf, visibleByName, visibleTo } from "#platform/db/published.ts";
import { rememberedStatements } from "#platform/db/statements.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { investorPortfolio as portfolio, investors } from "./investors.tables.ts";

export interface Portfolio {
  portfolio_count: number;
  portfolio: PortfolioStartup[];
}
const NONE: Portfolio = { portfolio_count: 0, portfolio: [] };

const prepareRanked = (db: Db, visibility: Visibility, name: string) => {
  const ranked = db
    .select({
      investor_id: portfolio.investor_id,
      id: startups.id,
      name: startups.name,
      tagline: startups.tagline,
      industry: startups.industry,
      logo_url: startups.logo_url,
      count: sql<number>`count(*) over (partition by ${portfolio.investor_id})::int`.as("count"),
      place: sql<number>`row_number() over (partition by ${portfolio.investor_id}
        order by ${startups.name_folded}, ${startups.id})`.as("place"),
    })
    .from(portfolio)
    .innerJoin(startups, sql`${startups.id} = ${portfolio.startup_id}`)
    .where(
      and(
        sql`${portfolio.investor_id} = any(${sql.placeholder("investors")}::uuid[])`,
        visibleByName(startups, visibility),
      ),
    )
    .as("ranked");
  return db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${sql.placeholder("shown")}`)
    .orderBy(ranked.investor_id, ranked.place)
    .prepare(name);
};
const remembered = rememberedStatements<ReturnType<typeof prepareRanked>>();

/** Of each investor's portfolio what the reader may see: how many startups, and the first `shown` by name. */
export async function portfoliosOf(
  db: Db,
  visibility: Visibility,
  investorIds: readonly string[],
  shown: number,
): Promise<(investorId: string) => Portfolio> {
  const name = `portfolios_${scopeOf(visibility)}`;
  const statement = remembered(db, name, () => prepareRanked(db, visibility, name));
  const rows = await statement.execute({ investors: investorIds, shown, ...readerValues(visibility) });
  const found = new Map<string, Portfolio>();
  for (const { investor_id, count, place: _place, ...startup } of rows) {
    const known = found.get(investor_id) ?? { portfolio_count: count, portfolio: [] };
    known.portfolio.push(startup);
    found.set(investor_id, known);
  }
  return (investorId) => found.get(investorId) ?? NONE;
}

/**
 * Startups that were chosen for a portfolio, each once and as it is called. Nobody names one that they do not see.
 * @throws Refusal of this code, at the field
 */
export async function seenPortfolio(
  db: Reader,
  visibility: Visibility,
  given: readonly { id: string }[],
  code: "application.incomplete" | "input.invalid",
): Promise<{ id: string; name: string }[]> {
  const ids = [...new Set(given.map(({ id }) => id))];
  if (ids.length === 0) return [];
  const seen = await db
    .select({ id: startups.id, name: startups.name })
    .from(startups)
    .where(and(anyOf(startups.id, ids), visibleTo(startups, visibility)));
  const names = new Map(seen.map(({ id, name }) => [id, name]));
  return ids.map((id) => {
    const name = names.get(id);
    if (name === undefined) throw new Refusal(code, { fields: [{ path: "portfolio", code: "gone" }] });
    return { id, name };
  });
}

/** The startups of a portfolio that the reader sees, by name. */
export const portfolioShown = (
  db: Reader,
  visibility: Visibility,
  investorId: string,
): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: startups.id, name: startups.name })
    .from(portfolio)
    .innerJoin(startups, eq(startups.id, portfolio.startup_id))
    .where(and(eq(portfolio.investor_id, investorId), visibleTo(startups, visibility)))
    .orderBy(startups.name_folded, startups.id);

/** Whether the reader sees the startup of a portfolio's row. */
export const seesStartup = (visibility: Visibility): SQL =>
  sql`exists (select from ${startups} where ${startups.id} = ${portfolio.startup_id} and ${visibleTo(startups, visibility)})`;

/** So many stand beside a startup. */
const BACKERS_MAX = 50;

/** Investors that have a startup in their portfolio, by name; of both what the reader sees. */
export const backersOf = (db: Reader, visibility: Visibility, startupId: string): Promise<Backer[]> =>
  db
    .select({
      id: investors.id,
      company_name: investors.company_name,
      type: investors.type,
      city: investors.city,
      logo_url: investors.logo_url,
    })
    .from(portfolio)
    .innerJoin(investors, eq(investors.id, portfolio.investor_id))
    .where(
      and(
        eq(portfolio.startup_id, startupId),
        visibleTo(investors, visibility),
        isNull(investors.deleted_at),
        seesStartup(visibility),
      ),
    )
    .orderBy(investors.name_folded, investors.id)
    .limit(BACKERS_MAX);
