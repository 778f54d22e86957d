import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { publishedEvents } from "#modules/events/events.api.ts";
import { events } from "#modules/events/events.tables.ts";
import { investors } from "#modules/investors/investors.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import { startups } from "#modules/startups/startups.tables.ts";
import type { Db } from "#platform/db/db.ts";
import { published } from "#platform/db/published.ts";

/** The protocol's limit of addresses in one file. */
export const ADDRESSES_MAX = 50_000;

/** Records with a page for everyone. */
const RECORDS = {
  startups: { table: startups, rules: startups },
  investors: { table: investors, rules: investors },
  events: { table: events, rules: publishedEvents },
};
export type PublicRecord = keyof typeof RECORDS;

/** A published record as search engines are told of it. */
export interface PublishedRecord {
  id: string;
  updated_at: string;
}

/** Active organizations, each with its address, all in one: they are few beside their records. */
export const organizationAddresses = (db: Db): Promise<{ slug: string; updated_at: string }[]> =>
  db
    .select({ slug: organizations.slug, updated_at: organizations.updated_at })
    .from(organizations)
    .where(and(eq(organizations.is_active, true), isNull(organizations.deleted_at)))
    .orderBy(asc(organizations.slug))
    .limit(ADDRESSES_MAX);

/** How many published records of a kind there are. */
export async function publishedCount(db: Db, kind: PublicRecord): Promise<number> {
  const { table, rules } = RECORDS[kind];
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(table)
    .where(published(rules));
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
  const { table, rules } = RECORDS[kind];
  return db
    .select({ id: table.id, updated_at: table.updated_at })
    .from(table)
    .where(and(published(rules), after === null ? undefined : gt(table.id, after)))
    .orderBy(asc(table.id))
    .limit(limit)
    .offset(skip);
}
