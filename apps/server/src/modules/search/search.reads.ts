import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { SearchHit, StartupHitPage, StartupHitQuery } from "@kerkis/contract/search/search.schema.ts";
import { and, asc, not, sql, type SQL } from "drizzle-orm";
import { wordMatches } from "#modules/startups/startups.api.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { containing, escapeLike } from "#platform/db/like.ts";
import { visibleTo } from "#platform/db/published.ts";
import type { Visibility } from "#platform/auth/visibility.policy.ts";
import { countOf } from "#platform/lists/count.ts";
import { ascending, idKey, intKey, keysetList, textKey, type ListSource } from "#platform/lists/keyset.ts";

const WORDS_MAX = 6;
const EXCERPT = 240;
const excerpt = sql<string>`left(${startups.description}, ${sql.raw(String(EXCERPT))})`;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);

const matching = (text: string): SQL | undefined => and(...wordsOf(text).map(wordMatches));

/** A name that begins with the text, one with a word that does, one that holds it. */
function nameHolds(text: string): [SQL, SQL, SQL] {
  const name = text.trim().replace(/\s+/g, " ");
  const whole = escapeLike(name);
  return [
    sql`${startups.name_folded} like kerkis_fold(${`${whole}%`})`,
    sql`${startups.name_folded} like kerkis_fold(${`% ${whole}%`})`,
    sql`${startups.name_folded} like kerkis_fold(${containing(name)})`,
  ];
}

/** Names that begin with the text come first, then names with a word that does, then names that hold it, then the rest. */
function rank(text: string): SQL<number> {
  const [begins, wordBegins, holds] = nameHolds(text);
  return sql<number>`case when ${begins} then 0 when ${wordBegins} then 1 when ${holds} then 2 else 3 end`;
}

/** What each rank of the best asks: one after the other, each by the names' own order, they stop at the first few. */
function ranked(text: string): (SQL | undefined)[] {
  const [begins, wordBegins, holds] = nameHolds(text);
  return [
    begins,
    and(wordBegins, not(begins)),
    and(holds, not(begins), not(wordBegins)),
    and(matching(text), not(holds)),
  ];
}

/** The best few startups for the search box; none for a blank text. */
export async function suggestStartups(db: Reader, visibility: Visibility, text: string): Promise<SearchHit[]> {
  if (wordsOf(text).length === 0) return [];
  const found: { id: string; title: string; tagline: string; description: string }[] = [];
  for (const where of ranked(text)) {
    const rows = await db
      .select({ id: startups.id, title: startups.name, tagline: startups.tagline, description: excerpt })
      .from(startups)
      .where(and(visibleTo(startups, visibility), where))
      .orderBy(asc(startups.name_folded), asc(startups.id))
      .limit(LIMITS.searchPerType - found.length);
    found.push(...rows);
    if (found.length === LIMITS.searchPerType) break;
  }
  return found.map(({ id, title, tagline, description }) => ({
    id,
    type: "startup",
    title,
    subtitle: tagline || description,
  }));
}

const hits = (text: string) =>
  keysetList("search", { best: ascending(intKey(rank(text)), textKey(startups.name_folded), idKey(startups.id)) });

/** A page of matching startups, best first; empty for a blank text. */
export async function searchStartups(
  { db, cursors }: ListSource,
  visibility: Visibility,
  query: StartupHitQuery,
): Promise<StartupHitPage> {
  const page = hits(query.q).page(cursors, query, query.q);
  if (wordsOf(query.q).length === 0) return { items: [], next_cursor: null };
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
      ...page.columns,
    })
    .from(startups)
    .where(and(visibleTo(startups, visibility), matching(query.q), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

/** How many startups match; none for a blank text. */
export async function countStartupHits(db: Reader, visibility: Visibility, text: string) {
  if (wordsOf(text).length === 0) return { value: 0, exact: true, groups: {} };
  const where = and(visibleTo(startups, visibility), matching(text));
  return countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(startups)
      .where(where),
  );
}
