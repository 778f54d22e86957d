import type { RecordAction, RecordHistoryPage, RecordHistoryQuery } from "@kerkis/contract/core/history.ts";
import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Reader } from "#platform/db/db.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, type ListSource, timeKey } from "#platform/lists/keyset.ts";
import { fullName, profiles } from "../identity.tables.ts";

/** Columns of a table that a trigger writes a record's history into. */
interface HistoryTable {
  id: PgColumn;
  actor_id: PgColumn;
  action: PgColumn;
  changes: PgColumn;
  created_at: PgColumn;
}

/** Of each field what stood and what stands. */
export type FieldChanges = Record<string, [before: unknown, after: unknown]>;

interface HistoryOptions {
  /** Columns that the record's form calls otherwise. */
  fields?: Readonly<Record<string, string>>;
  /** Rows that belong to a record; without it those that name it. */
  of?: (id: string) => SQL;
}

/**
 * Reads the history of one kind of record; the caller has checked that its reader may know.
 * @param name of the list, for its cursors
 * @param record the column of the table that names the record
 */
export function recordHistoryOf(
  name: string,
  table: PgTable & HistoryTable,
  record: PgColumn,
  { fields = {}, of = (id) => eq(record, id) }: HistoryOptions = {},
) {
  const list = keysetList(name, { newest: descending(timeKey(table.created_at), idKey(table.id)) });
  return {
    /** Who changed a record last; null when nobody did, or it is not known. */
    async lastChangedBy(db: Reader, id: string): Promise<string | null> {
      const [last] = await db
        .select({ name: fullName })
        .from(table)
        .innerJoin(profiles, eq(profiles.id, table.actor_id))
        .where(eq(record, id))
        .orderBy(desc(table.created_at), desc(table.id))
        .limit(1);
      return last?.name ?? null;
    },
    /** What happened to a record, the latest first. @throws Refusal input.invalid for a cursor that is not ours */
    async page({ db, cursors }: ListSource, { id, ...query }: RecordHistoryQuery): Promise<RecordHistoryPage> {
      const page = list.page(cursors, query, id);
      const found = await db
        .select({
          id: sql<string>`${table.id}`,
          at: table.created_at,
          person: sql<string | null>`${fullName}`,
          action: sql<RecordAction>`${table.action}`,
          changes: sql<FieldChanges>`${table.changes}`,
          ...page.columns,
        })
        .from(table)
        .leftJoin(profiles, eq(profiles.id, table.actor_id))
        .where(and(of(id), page.after))
        .orderBy(...page.orderBy)
        .limit(page.limit);
      return page.of(found, ({ changes, at, ...row }) => ({
        ...row,
        at: String(at),
        changes: Object.entries(changes).map(([field, [before, after]]) => ({
          field: fields[field] ?? field,
          before,
          after,
        })),
      }));
    },
    /** How many changes there were. */
    count: (db: Reader, { id }: { id: string }) =>
      countOf(
        db,
        db
          .select({ one: sql`1` })
          .from(table)
          .where(of(id)),
      ),
  };
}
