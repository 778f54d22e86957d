import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { StartupHitFacets, StartupHitFilters } from "@kerkis/contract/search/search.schema.ts";
import { and, isNotNull, sql } from "drizzle-orm";
import { startupMatches } from "#modules/startups/startups.api.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { visibleTo } from "#platform/db/published.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { narrowing } from "./search.reads.ts";

/**
 * Industries, stages and regions of what a search finds, the commonest first, each counted under the other filters. Of a common word
 * only the first LIMITS.exactCount results are counted. Nothing for a blank text.
 */
export async function startupHitFacets(
  db: Reader,
  visibility: Visibility,
  { q, ...filters }: StartupHitFilters,
): Promise<StartupHitFacets> {
  const matching = startupMatches(q);
  if (!matching) return { industries: [], stages: [], regions: [] };
  const counted = async <Name extends "industry" | "stage" | "region">(name: Name) => {
    const column = startups[name];
    const others = Object.entries(narrowing(filters)).flatMap(([filter, where]) => (filter === name ? [] : [where]));
    const some = db
      .select({ value: sql`${column}`.as("value") })
      .from(startups)
      .where(and(visibleTo(startups, visibility), matching, isNotNull(column), ...others))
      .limit(LIMITS.exactCount)
      .as("some");
    return db
      .select({
        value: sql<NonNullable<(typeof column)["_"]["data"]>>`${some.value}`,
        count: sql<number>`count(*)::int`,
      })
      .from(some)
      .groupBy(some.value)
      .orderBy(sql`count(*) desc`, some.value);
  };
  const [industries, stages, regions] = await Promise.all([counted("industry"), counted("stage"), counted("region")]);
  return { industries, stages, regions };
}
