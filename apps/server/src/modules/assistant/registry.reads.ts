import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { and, asc, desc, or, sql } from "drizzle-orm";
import { visibleStartups, wordMatches } from "#modules/search/search.api.ts";
import type { StartupVisibility } from "#modules/startups/startups.api.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { escapeLike } from "#platform/db/like.ts";

export interface StartupsAbout {
  items: { id: string; name: string; tagline: string; location: string }[];
  total: number;
}

/**
 * Startups that the asker may see and that hold every stem in name, tagline, description, industry or place; names that
 * begin with the first stem come first. No stems: all of them, the newest first.
 */
export async function startupsAbout(
  db: Reader,
  visibility: StartupVisibility,
  stems: readonly string[],
): Promise<StartupsAbout> {
  const matches = stems.map((stem) =>
    or(wordMatches(stem), sql`${startups.location_folded} like kerkis_fold(${`${escapeLike(stem)}%`})`),
  );
  const first = stems[0] ?? "";
  const rows = await db
    .select({
      id: startups.id,
      name: startups.name,
      tagline: startups.tagline,
      location: startups.location,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(startups)
    .where(and(visibleStartups(visibility), ...matches))
    .orderBy(
      desc(sql`${startups.name_folded} like kerkis_fold(${`${escapeLike(first)}%`})`),
      stems.length > 0 ? asc(startups.name_folded) : desc(startups.created_at),
      asc(startups.id),
    )
    .limit(LIMITS.searchPerType);
  return { items: rows.map(({ total: _total, ...item }) => item), total: rows[0]?.total ?? 0 };
}
