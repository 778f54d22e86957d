import type { StartupUpdatesPage, StartupUpdatesQuery } from "@kerkis/contract/startups/news/news.schema.ts";
import { and, eq, sql } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, timeKey, type ListSource } from "#platform/lists/keyset.ts";
import { startupUpdates as updates } from "./news.tables.ts";

const list = keysetList("startup updates", { newest: descending(timeKey(updates.created_at), idKey(updates.id)) });

/** What a startup posted, the latest first; the caller has checked that its reader may see it. */
export async function updatesPage(
  { db, cursors }: ListSource,
  { id, ...query }: StartupUpdatesQuery,
): Promise<StartupUpdatesPage> {
  const page = list.page(cursors, query, id);
  const rows = await db
    .select({
      id: updates.id,
      title: updates.title,
      body: updates.body,
      author: sql<string | null>`${fullName}`,
      at: updates.created_at,
      ...page.columns,
    })
    .from(updates)
    .leftJoin(profiles, and(eq(profiles.id, updates.author_id), sql`${profiles.erased_at} is null`))
    .where(and(eq(updates.startup_id, id), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

/** How many updates a startup posted. */
export const countUpdates = (db: Reader, { id }: { id: string }) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(updates)
      .where(eq(updates.startup_id, id)),
  );
