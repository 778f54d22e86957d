import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { desc, like, or, sql, type SQL } from "drizzle-orm";
import { byIndexAlone } from "#platform/db/by-index-alone.ts";
import type { Db, Reader } from "#platform/db/db.ts";
import { alikeKey, swappedKeys, type SearchedTable } from "./search-stages.ts";

/**
 * Rows whose names are most like a text that finds nothing: one letter wrong, left out or too many, or two in each other's place.
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
    const orderBy = [...(swapped ? [swapped] : []), ...likeness].map((value) => desc(value));
    const where = or(sql`${key} <% ${table.name_key}`, swapped) ?? sql`false`;
    return read(reader, where, [...orderBy, desc(table.created_at), desc(table.id)], LIMITS.searchPerType);
  });
}
