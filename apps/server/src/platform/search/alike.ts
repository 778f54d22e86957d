import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { and, desc, like, or, sql, type SQL } from "drizzle-orm";
import { byIndexAlone } from "#platform/db/by-index-alone.ts";
import type { Db, Reader } from "#platform/db/db.ts";
import { nearPlaces } from "./near-places.ts";
import { alikeKey, matchesSearch, swappedKeys, type SearchedTable } from "./search-stages.ts";

const WORD = /\p{L}+/gu;
const WORDS_MAX = 6;

/** Rows that the text would find if the places in it were written right; undefined where it names none that is nearly one. */
function atNearPlaces(table: SearchedTable, text: string): SQL | undefined {
  const places = new Map((text.match(WORD) ?? []).slice(0, WORDS_MAX).map((word) => [word, nearPlaces(word)]));
  if ([...places.values()].every((keys) => keys.length === 0)) return undefined;
  const ofWord = (word: string): SQL | undefined => {
    const keys = places.get(word) ?? [];
    return keys.length > 0
      ? or(...keys.map((key) => like(table.search_key, `% ${key} %`)))
      : matchesSearch(table, word, () => undefined);
  };
  return and(...[...places.keys()].map(ofWord));
}

/**
 * Rows that a text may mean which finds nothing: where its places are, were they written right, then those whose names are most like
 * it: one letter wrong, left out or too many, or two in each other's place.
 * @returns the most alike first, at most as many as the search box shows
 */
export async function alikeRows<Row>(
  db: Db,
  table: SearchedTable,
  text: string,
  read: (reader: Reader, where: SQL, orderBy: SQL[], limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const key = alikeKey(text);
  if (key === undefined) return [];
  return byIndexAlone(db, (reader) => {
    const likeness = [sql`word_similarity(${key}, ${table.name_key})`, sql`similarity(${key}, ${table.name_key})`];
    const swapped = or(...swappedKeys(text).map((one) => like(table.name_key, `% ${one} %`)));
    const places = atNearPlaces(table, text);
    const surest = [swapped, places].filter((one) => one !== undefined);
    const orderBy = [...surest, ...likeness].map((value) => desc(value));
    const where = or(sql`${key} <% ${table.name_key}`, ...surest) ?? sql`false`;
    return read(reader, where, [...orderBy, desc(table.created_at), desc(table.id)], LIMITS.searchPerType);
  });
}
