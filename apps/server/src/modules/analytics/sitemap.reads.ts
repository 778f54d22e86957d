import { and, asc, gt, sql } from "drizzle-orm";
import { investors } from "#modules/investors/investors.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Db } from "#platform/db/db.ts";
import { published } from "#platform/db/published.ts";

/** Records with a page for everyone. */
const RECORDS = { startups, investors };
export type PublicRecord = keyof typeof RECORDS;

/** A published record as search engines are told of it. */
export interface PublishedRecord {
  id: string;
  updated_at: string;
}

/** How many published records of a kind there are. */
export async function publishedCount(db: Db, kind: PublicRecord): Promise<number> {
  const table = RECORDS[kind];
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(table)
    .where(published(table));
  return row?.count ?? 0;
}

/** Published records by id, `limit` after one of them; the id that `skip` of them come before begins a later part. */
export function publishedAfter(
  db: Db,
  kind: PublicRecord,
  after: string | null,
  limit: number,
  skip = 0,
): Promise<PublishedRecord[]> {
  const table = RECORDS[kind];
  return db
    .select({ id: table.id, updated_at: table.updated_at })
    .from(table)
    .where(and(published(table), after === null ? undefined : gt(table.id, after)))
    .orderBy(asc(table.id))
    .limit(limit)
    .offset(skip);
}
