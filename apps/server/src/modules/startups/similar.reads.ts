import { foldText } from "@kerkis/contract/core/text/fold-text.ts";
import type { SimilarStartup } from "@kerkis/contract/startups/startups.schema.ts";
import { and, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Db } from "#platform/db/db.ts";
import { published } from "#platform/db/published.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { likeness } from "./startups.policy.ts";
import { startupPageById } from "./startups.reads.ts";
import { startups } from "./startups.tables.ts";

const SHOWN = 3;
/** The newest of its industry and of its place are looked at; further back nobody would look either. */
const LOOKED_AT = 100;

const candidates = (db: Db, id: string, where: SQL) =>
  db
    .select({
      id: startups.id,
      name: startups.name,
      tagline: startups.tagline,
      industry: startups.industry,
      stage: startups.stage,
      location: startups.location,
      logo_url: startups.logo_url,
      tags: startups.tags,
      created_at: startups.created_at,
    })
    .from(startups)
    .where(and(published(startups), ne(startups.id, id), where))
    .orderBy(desc(startups.created_at), desc(startups.id))
    .limit(LOOKED_AT);

/**
 * Published startups that have tags, industry or place in common with one, those with most first.
 * Null when it does not exist for this reader.
 */
export async function similarStartups(db: Db, visibility: Visibility, id: string): Promise<SimilarStartup[] | null> {
  const found = await startupPageById(db, visibility, id);
  if (!found) return null;
  const startup = found.page;
  const place = startup.location.trim();
  const sameIndustry = candidates(db, id, eq(startups.industry, startup.industry));
  const samePlace = candidates(db, id, sql`${startups.location_folded} = kerkis_fold(${place}) and ${place} <> ''`);
  const rows = await union(sameIndustry, samePlace);
  const tags = new Set(startup.tags);
  return rows
    .map(({ tags: theirs, ...row }) =>
      Object.assign(row, {
        shared_tags: theirs.filter((tag) => tags.has(tag)),
        same_industry: row.industry === startup.industry,
        same_place: place !== "" && foldText(row.location.trim()) === foldText(place),
      }),
    )
    .toSorted((a, b) => likeness(b) - likeness(a) || b.created_at.localeCompare(a.created_at))
    .slice(0, SHOWN)
    .map(({ created_at: _created_at, ...row }) => row);
}
