import type { Count } from "@kerkis/contract/core/lists.ts";
import type { InvestorType } from "@kerkis/contract/investors/investors.taxonomy.ts";
import type {
  InvestorHitFacets,
  InvestorHitFilters,
  InvestorHitPage,
  InvestorHitQuery,
} from "@kerkis/contract/search/search.schema.ts";
import type { Industry, StartupStage } from "@kerkis/contract/startups/startups.taxonomy.ts";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { investors } from "#modules/investors/investors.tables.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import type { Db, Reader } from "#platform/db/db.ts";
import { visibleTo } from "#platform/db/published.ts";
import { countOf } from "#platform/lists/count.ts";
import { excerptsFor, lookedThrough } from "#platform/search/excerpt.ts";
import { alikePage, stagedPage, type SearchSource, type StagedStatement } from "#platform/search/search-page.ts";
import { matchesSearch, searchStages, type Stage } from "#platform/search/search-stages.ts";
import { facetOf } from "./facets.reads.ts";

const noMeaning = () => undefined;
const holds = (column: PgColumn, value: string | undefined): SQL | undefined =>
  value === undefined ? undefined : sql`${column} @> array[${value}]::text[]`;

/** What narrows the results, by name. */
const narrowing = ({ type, stage, industry, country }: Omit<InvestorHitFilters, "q">) => ({
  type: type && eq(investors.type, type),
  stage: holds(investors.stages, stage),
  industry: holds(investors.industries, industry),
  country: holds(investors.countries, country),
});

function hitsOf(q: string, stages: readonly Stage[]) {
  const excerpt = excerptsFor(q, stages);
  return async ({ db, columns, where, orderBy, limit }: StagedStatement) => {
    const rows = await db
      .select({
        id: investors.id,
        company_name: investors.company_name,
        description: lookedThrough(investors.description),
        thesis: lookedThrough(investors.thesis),
        type: investors.type,
        city: investors.city,
        logo_url: investors.logo_url,
        ...columns,
      })
      .from(investors)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map(({ thesis, ...row }) =>
      Object.assign(row, { description: excerpt(row.found_at, [row.description, thesis]) }),
    );
  };
}

/**
 * A page of the investors that match, as the reader may see them, the best first (specification 7.2).
 * @throws Refusal input.invalid for a cursor that is not of this search
 */
export const searchInvestors = (
  source: SearchSource,
  visibility: Visibility,
  { q, ...query }: InvestorHitQuery,
): Promise<InvestorHitPage & { stages: number[] }> => {
  const stages = searchStages(investors, q, noMeaning);
  return stagedPage(
    source,
    investors,
    ["search/investors", q, query.type, query.stage, query.industry, query.country].join("/"),
    {
      ...query,
      source: investors,
      visibility,
      visible: visibleTo(investors, visibility),
      narrowed: and(...Object.values(narrowing(query))),
    },
    stages,
    hitsOf(q, stages),
  );
};

/** The investors whose names are most like a text that finds nothing. */
export const alikeInvestors = (db: Db, visibility: Visibility, q: string): Promise<InvestorHitPage["items"]> =>
  alikePage(db, investors, q, visibleTo(investors, visibility), hitsOf(q, []));

/** How many investors match; none for a blank text. */
export async function countInvestorHits(
  db: Reader,
  visibility: Visibility,
  { q, ...filters }: InvestorHitFilters,
): Promise<Count> {
  const matching = matchesSearch(investors, q, noMeaning);
  if (!matching) return { value: 0, exact: true, groups: {} };
  return countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(investors)
      .where(and(visibleTo(investors, visibility), matching, ...Object.values(narrowing(filters)))),
  );
}

/** Types, stages, industries and countries of what a search finds, with counts. Nothing for a blank text. */
export async function investorHitFacets(
  db: Reader,
  visibility: Visibility,
  { q, ...filters }: InvestorHitFilters,
): Promise<InvestorHitFacets> {
  const matching = matchesSearch(investors, q, noMeaning);
  if (!matching) return { types: [], stages: [], industries: [], countries: [] };
  const counted = {
    table: investors,
    where: and(visibleTo(investors, visibility), matching),
    narrowing: narrowing(filters),
  };
  const [types, stages, industries, countries] = await Promise.all([
    facetOf(db, counted, "type", sql<InvestorType[]>`array[${investors.type}]`),
    facetOf(db, counted, "stage", sql<StartupStage[]>`${investors.stages}`),
    facetOf(db, counted, "industry", sql<Industry[]>`${investors.industries}`),
    facetOf(db, counted, "country", sql<string[]>`${investors.countries}`),
  ]);
  return { types, stages, industries, countries };
}
