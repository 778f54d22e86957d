import type { RecordMergesPage, RecordMergesQuery } from "@kerkis/contract/core/records/merging.ts";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { OrgScope } from "../auth/scope.ts";
import type { Reader, Tx } from "../db/db.ts";
import { countOf } from "../lists/count.ts";
import { descending, idKey, keysetList, timeKey, type ListSource } from "../lists/keyset.ts";

/** A table that keeps which records became one: where an old address leads, and all that undoing needs. */
export type MergesTable = PgTable &
  Record<
    | "id"
    | "organization_id"
    | "kept_id"
    | "merged_id"
    | "actor_id"
    | "changes"
    | "moved"
    | "created_at"
    | "undone_at"
    | "undone_by",
    PgColumn
  >;

/** Columns of the record that stayed, by name: what stood, and what the merge wrote. */
export type MergeChanges = Record<string, [before: unknown, after: unknown]>;

/** A merge as undoing it needs it. */
export interface KeptMerge {
  kept_id: string;
  merged_id: string;
  changes: MergeChanges;
  /** What came along, by its kind: ids. */
  moved: Record<string, string[]>;
  is_undone: boolean;
}

/** More than this many merges in a row are followed no further. */
const LONGEST_WAY = 20;

/** Where a record that was merged is now; null for one that was not. */
export async function mergedInto(db: Reader, merges: MergesTable, id: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive way (id, step) as (
      select kept_id, 1 from ${merges} where merged_id = ${id}::uuid and undone_at is null
      union all
      select next.kept_id, step + 1 from way join ${merges} next on next.merged_id = way.id and next.undone_at is null
      where step < ${LONGEST_WAY})
    select id from way order by step desc limit 1`);
  return rows[0]?.id ?? null;
}

/** A record's id, and those of the records that became part of it: whose histories are one. */
export const withMerged = (merges: MergesTable, id: string): SQL =>
  sql`(select ${id}::uuid union all select merged_id from ${merges} where kept_id = ${id}::uuid and undone_at is null)`;

interface NewMerge extends Pick<KeptMerge, "kept_id" | "merged_id" | "changes" | "moved"> {
  actor_id: string;
  created_at: string;
}

/** Notes a merge. @returns its id */
export async function insertMerge(tx: Tx, merges: MergesTable, scope: OrgScope, merge: NewMerge): Promise<string> {
  const { kept_id, merged_id, actor_id, changes, moved, created_at } = merge;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${merges} (organization_id, kept_id, merged_id, actor_id, changes, moved, created_at)
    values (${scope.organizationId}::uuid, ${kept_id}::uuid, ${merged_id}::uuid, ${actor_id}::uuid,
      ${JSON.stringify(changes)}::jsonb, ${JSON.stringify(moved)}::jsonb, ${created_at}::timestamptz)
    returning id`);
  if (!rows[0]) throw new Error("A merge was not written.");
  return rows[0].id;
}

/** A merge of the organization, locked. */
export async function lockMerge(tx: Tx, merges: MergesTable, scope: OrgScope, id: string): Promise<KeptMerge | null> {
  const { rows } = await tx.execute<KeptMerge & Record<string, unknown>>(sql`
    select kept_id, merged_id, changes, moved, undone_at is not null as is_undone from ${merges}
    where id = ${id}::uuid and organization_id = ${scope.organizationId}::uuid for update`);
  return rows[0] ?? null;
}

export async function closeMerge(
  tx: Tx,
  merges: MergesTable,
  id: string,
  by: { at: string; by: string },
): Promise<void> {
  await tx.execute(
    sql`update ${merges} set undone_at = ${by.at}::timestamptz, undone_by = ${by.by}::uuid where id = ${id}::uuid`,
  );
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What a merge wrote of these columns, as undoing reads it: what stood, and what stands. */
export const changesOf = (before: object, after: Readonly<Record<string, unknown>>): MergeChanges =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, [Reflect.get(before, name), value]]));

/** What undoing writes: each column that still has what the merge wrote; what was changed since stays. */
export const restored = (row: object, changes: MergeChanges): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([name, [before, after]]) =>
      isSame(Reflect.get(row, name), after) ? [[name, before]] : [],
    ),
  );

/** A record that a merge names. */
interface Named {
  table: PgTable;
  id: PgColumn;
  name: PgColumn;
}

/**
 * The merges of an organization, the latest first, and how many they are.
 * @param label of the list's cursors
 * @param records the records twice, under two names
 * @param person who merged
 */
export function mergesOf(
  label: string,
  merges: MergesTable,
  records: { first: Named; second: Named },
  person: SQL<string | null>,
) {
  const { first, second } = records;
  const list = keysetList(label, { newest: descending(timeKey(merges.created_at), idKey(merges.id)) });
  const ofScope = ({ organizationId }: OrgScope) => eq(merges.organization_id, organizationId);
  return {
    async page({ db, cursors }: ListSource, scope: OrgScope, query: RecordMergesQuery): Promise<RecordMergesPage> {
      const page = list.page(cursors, query, scope.organizationId);
      const rows = await db
        .select({
          id: sql<string>`${merges.id}`,
          kept: { id: sql<string>`${first.id}`, name: sql<string>`${first.name}` },
          merged: { id: sql<string>`${second.id}`, name: sql<string>`${second.name}` },
          person,
          at: sql<string>`${merges.created_at}`.mapWith(merges.created_at),
          undone_at: sql<string | null>`${merges.undone_at}`.mapWith(merges.undone_at),
          ...page.columns,
        })
        .from(merges as PgTable)
        .innerJoin(first.table, eq(first.id, merges.kept_id))
        .innerJoin(second.table, eq(second.id, merges.merged_id))
        .where(and(ofScope(scope), page.after))
        .orderBy(...page.orderBy)
        .limit(page.limit);
      return page.of(rows);
    },
    count: (db: Reader, scope: OrgScope) =>
      countOf(
        db,
        db
          .select({ one: sql`1` })
          .from(merges as PgTable)
          .where(ofScope(scope)),
      ),
  };
}
