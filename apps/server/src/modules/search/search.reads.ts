import type {
  StartupHitFacets,
  StartupHitFilters,
  StartupHitPage,
  StartupHitQuery,
} from "@kerkis/contract/search/search.schema.ts";
import { and, eq, sql } from "drizzle-orm";
import { startupMatches, startupMeaning } from "#modules/startups/startups.api.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { visibleTo } from "#platform/db/published.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { countOf } from "#platform/lists/count.ts";
import { excerptsFor, lookedThrough } from "#platform/search/excerpt.ts";
import { alikePage, stagedPage, type SearchSource, type StagedStatement } from "#platform/search/search-page.ts";
import { searchStages } from "#platform/search/search-stages.ts";
import { facetOf } from "./facets.reads.ts";

const hit = {
  id: startups.id,
  name: startups.name,
  tagline: startups.tagline,
  description: lookedThrough(startups.description),
  industry: startups.industry,
  stage: startups.stage,
  location: startups.location,
  logo_url: startups.logo_url,
  is_verified: startups.is_verified,
};

/** What narrows the results, by name. */
const narrowing = ({ industry, stage, region }: Omit<StartupHitFilters, "q">) => ({
  industry: industry && eq(startups.industry, industry),
  stage: stage && eq(startups.stage, stage),
  region: region && eq(startups.region, region),
});

/**
 * A page of the startups that match, as the reader may see them: names before other text, verified ones before others, newer ones
 * before older ones. When nothing matches, the names that are most alike, which the page says.
 * @throws Refusal input.invalid for a cursor that is not of this search
 */
export async function searchStartups(
  source: SearchSource,
  visibility: Visibility,
  { q, ...query }: StartupHitQuery,
): Promise<StartupHitPage & { stages: number[] }> {
  const visible = visibleTo(startups, visibility);
  const narrowed = and(...Object.values(narrowing(query)));
  const stages = searchStages(startups, q, startupMeaning);
  const excerpt = excerptsFor(q, stages);
  const read = async ({ db, columns, where, orderBy, limit }: StagedStatement) => {
    const rows = await db
      .select({ ...hit, ...columns })
      .from(startups)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map((row) =>
      Object.assign(row, { description: excerpt(row.found_at, [row.tagline, row.description]) }),
    );
  };
  const page = await stagedPage(
    source,
    startups,
    ["search/startups", q, query.industry, query.stage, query.region].join("/"),
    { ...query, source: startups, visibility, visible, narrowed },
    stages,
    read,
  );
  if (page.items.length > 0 || query.cursor !== undefined) return { ...page, is_alike: false };
  const items = await alikePage(source.db, startups, q, and(visible, narrowed), read);
  return { items, stages: [], next_cursor: null, is_alike: items.length > 0 };
}

/** How many startups match; none for a blank text. */
export async function countStartupHits(db: Reader, visibility: Visibility, { q, ...filters }: StartupHitFilters) {
  const matching = startupMatches(q);
  if (!matching) return { value: 0, exact: true, groups: {} };
  return countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(startups)
      .where(and(visibleTo(startups, visibility), matching, ...Object.values(narrowing(filters)))),
  );
}

/** Industries, stages and regions of what a search finds, with counts. Nothing for a blank text. */
export async function startupHitFacets(
  db: Reader,
  visibility: Visibility,
  { q, ...filters }: StartupHitFilters,
): Promise<StartupHitFacets> {
  const matching = startupMatches(q);
  if (!matching) return { industries: [], stages: [], regions: [] };
  const counted = {
    table: startups,
    where: and(visibleTo(startups, visibility), matching),
    narrowing: narrowing(filters),
  };
  const [industries, stages, regions] = await Promise.all([
    facetOf(
      db,
      counted,
      "industry",
      sql<StartupHitFacets["industries"][number]["value"][]>`array[${startups.industry}]`,
    ),
    facetOf(db, counted, "stage", sql<StartupHitFacets["stages"][number]["value"][]>`array[${startups.stage}]`),
    facetOf(db, counted, "region", sql<StartupHitFacets["regions"][number]["value"][]>`array[${startups.region}]`),
  ]);
  return { industries, stages, regions };
}
