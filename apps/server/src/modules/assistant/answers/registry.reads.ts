import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { and, asc, desc, sql } from "drizzle-orm";
import { startupMatches } from "#modules/startups/startups.api.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { escapeLike } from "#platform/db/like.ts";
import { visibleTo } from "#platform/db/published.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";

export interface StartupsAbout {
  items: { id: string; name: string; tagline: string; location: string }[];
  /** Exact below LIMITS.exactCount, and no more than that. */
  total: number;
}

/**
 * Startups that the asker may see and that hold every stem in name, tagline, description, industry or place; names that
 * begin with the first stem come first. No stems: all of them, the newest first.
 */
export async function startupsAbout(
  db: Reader,
  visibility: Visibility,
  stems: readonly string[],
): Promise<StartupsAbout> {
  const matches = stems.map(startupMatches);
  const matching = and(visibleTo(startups, visibility), ...matches);
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(startups)
    .where(matching)
    .limit(LIMITS.exactCount)
    .as("some");
  const first = `${escapeLike(stems[0] ?? "")}%`;
  const [items, [counted]] = await Promise.all([
    db
      .select({ id: startups.id, name: startups.name, tagline: startups.tagline, location: startups.location })
      .from(startups)
      .where(matching)
      .orderBy(
        desc(sql`${startups.name_folded} like kerkis_fold(${first})`),
        stems.length > 0 ? asc(startups.name_folded) : desc(startups.created_at),
        asc(startups.id),
      )
      .limit(LIMITS.searchPerType),
    db.select({ value: sql<number>`count(*)::int` }).from(some),
  ]);
  return { items, total: counted?.value ?? 0 };
}
