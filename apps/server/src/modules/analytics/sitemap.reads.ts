import { and, asc, gt, sql } from "drizzle-orm";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Db } from "#platform/db/db.ts";
import { published } from "#platform/db/published.ts";

/** A published startup as search engines are told of it. */
export interface PublishedStartup {
  id: string;
  updated_at: string;
}

/** How many published startups there are. */
export async function publishedCount(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(startups)
    .where(published(startups));
  return row?.count ?? 0;
}

/** Published startups by id, `limit` after one of them; the id that `skip` of them come before begins a later part. */
export function publishedAfter(db: Db, after: string | null, limit: number, skip = 0): Promise<PublishedStartup[]> {
  return db
    .select({ id: startups.id, updated_at: startups.updated_at })
    .from(startups)
    .where(and(published(startups), after === null ? undefined : gt(startups.id, after)))
    .orderBy(asc(startups.id))
    .limit(limit)
    .offset(skip);
}
