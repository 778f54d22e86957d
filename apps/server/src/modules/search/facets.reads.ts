import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { and, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Reader } from "#platform/db/db.ts";

/** What of a search's rows is counted. */
interface Counted {
  table: PgTable;
  /** The rows that the reader may see and that match. */
  where: SQL | undefined;
  /** What narrows them, by the filter's name; each is counted without itself. */
  narrowing: Readonly<Record<string, SQL | undefined>>;
}

/**
 * The values that rows hold, the commonest first, each counted under the other filters. Of a common word only the first
 * LIMITS.exactCount results are counted.
 * @param name of the filter that narrows by them
 * @param held an array of the values of a row
 */
export async function facetOf<Value extends string>(
  db: Reader,
  { table, where, narrowing }: Counted,
  name: string,
  held: SQL<readonly Value[]>,
): Promise<{ value: Value; count: number }[]> {
  const others = Object.entries(narrowing).flatMap(([filter, narrowed]) => (filter === name ? [] : [narrowed]));
  const { rows } = await db.execute<{ value: Value; count: number }>(sql`
    select value, count(*)::int as count
    from (select ${held} as held from ${table} where ${and(where, ...others)} limit ${LIMITS.exactCount}) matching, unnest(held) value
    where value <> '' group by value order by count(*) desc, value`);
  return rows;
}
