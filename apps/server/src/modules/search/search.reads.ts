import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { SearchHit, StartupHit } from "@kerkis/contract/search/search.schema.ts";
import { and, asc, sql, type SQL } from "drizzle-orm";
import { visibleStartups, wordMatches, type StartupVisibility } from "#modules/startups/startups.api.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { containing, escapeLike } from "#platform/db/like.ts";
import type { SearchCursor } from "./search-cursor.reads.ts";

const WORDS_MAX = 6;
const EXCERPT = 240;
const excerpt = sql<string>`left(${startups.description}, ${sql.raw(String(EXCERPT))})`;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);

const matching = (text: string): SQL | undefined => and(...wordsOf(text).map(wordMatches));

/** Names that begin with the text come first, then names with a word that does, then names that hold it, then the rest. */
function rank(text: string): SQL<number> {
  const name = text.trim().replace(/\s+/g, " ");
  const whole = escapeLike(name);
  return sql<number>`case
    when ${startups.name_folded} like kerkis_fold(${`${whole}%`}) then 0
    when ${startups.name_folded} like kerkis_fold(${`% ${whole}%`}) then 1
    when ${startups.name_folded} like kerkis_fold(${containing(name)}) then 2
    else 3 end`;
}

/** The best few startups for the search box; none for a blank text. */
export async function suggestStartups(db: Reader, visibility: StartupVisibility, text: string): Promise<SearchHit[]> {
  if (wordsOf(text).length === 0) return [];
  const rows = await db
    .select({ id: startups.id, title: startups.name, tagline: startups.tagline, description: excerpt })
    .from(startups)
    .where(and(visibleStartups(visibility), matching(text)))
    .orderBy(asc(rank(text)), asc(startups.name_folded), asc(startups.id))
    .limit(LIMITS.searchPerType);
  return rows.map(({ id, title, tagline, description }) => ({
    id,
    type: "startup",
    title,
    subtitle: tagline || description,
  }));
}

export interface StartupSearch {
  text: string;
  /** Where the page before ended, from `next`. */
  cursor: SearchCursor | null;
  limit: number;
}

export interface StartupSearchPage {
  items: StartupHit[];
  next: SearchCursor | null;
}

/** A page of matching startups, best first; empty for a blank text. */
export async function searchStartups(
  db: Reader,
  visibility: StartupVisibility,
  { text, cursor, limit }: StartupSearch,
): Promise<StartupSearchPage> {
  if (wordsOf(text).length === 0) return { items: [], next: null };
  const position = rank(text);
  const after =
    cursor &&
    sql`(${position}, ${startups.name_folded}, ${startups.id}) > (${cursor.rank}, ${cursor.name}, ${cursor.id}::uuid)`;
  const rows = await db
    .select({
      id: startups.id,
      name: startups.name,
      tagline: startups.tagline,
      description: excerpt,
      industry: startups.industry,
      stage: startups.stage,
      location: startups.location,
      logo_url: startups.logo_url,
      is_verified: startups.is_verified,
      rank: position,
      folded: startups.name_folded,
    })
    .from(startups)
    .where(and(visibleStartups(visibility), matching(text), after ?? undefined))
    .orderBy(asc(position), asc(startups.name_folded), asc(startups.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ rank: _rank, folded: _folded, ...item }) => item),
    next: last && rows.length > limit ? { rank: last.rank, name: last.folded, id: last.id } : null,
  };
}
