import { and, desc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Reader, Tx } from "#platform/db/db.ts";
import type { PublishedTable } from "#platform/db/published.ts";
import { type Columns, type ColumnRules, writtenFields } from "./written-fields.policy.ts";

/** A record of a file: its fields by name, as `fields.taxonomy` of the contract has them. */
export type ImportedRecord = Readonly<Record<string, unknown>>;

/** Where records come from. */
export interface ImportSource {
  organizationId: string;
  fileName: string;
  /** Who imports; null for the command line. */
  by: string | null;
  /** Moment of the writing, ISO 8601. */
  at: string;
}

/** What stood in a record before an import filled it, by column. */
export interface BeforeImport {
  columns: Columns;
  updated_at: string;
}

/** What an earlier import wrote into a record: all that its row had, or what it filled. */
export interface Brought {
  record: ImportedRecord;
  before: BeforeImport | null;
}

/** What records are compared by. */
export interface RecordKeys {
  name: string;
  tax_number: string | null;
  website_domain: string | null;
  /** What it is called where it comes from. */
  source_id: string | null;
}

/** A record that an import wrote: to be taken back while nobody has changed it since. */
export interface Written {
  id: string;
  at: string;
  /** Null for one that was added. */
  before: BeforeImport | null;
}

/** How records of a kind are found, written and taken back; a module whose records can be imported gives one. */
export interface ImportTarget {
  /** Its table as duplicates are looked for in it: `id`, the folded name and the other keys, `is_comparable` under these names. */
  comparable: SQL;
  keysOf(record: ImportedRecord): RecordKeys;
  /** Writes records, in this order. @returns their ids */
  add(tx: Tx, source: ImportSource, records: readonly ImportedRecord[]): Promise<string[]>;
  /**
   * Gives a record what it lacks, and with `brought`, the latest last, what is another by now where the record still has what
   * the latest file brought. @returns what stood there, "nothing" where it stays as it is, null where it is gone
   */
  fill(
    tx: Tx,
    source: ImportSource,
    id: string,
    given: { record: ImportedRecord; brought?: readonly Brought[] },
  ): Promise<BeforeImport | "nothing" | null>;
  /**
   * Verifies and publishes records that an import added, where they stand as it last wrote them and nobody has to do with them.
   * Null for records that nobody verifies. @returns ids of those that it published
   */
  publish:
    | ((
        tx: Tx,
        source: Omit<ImportSource, "fileName">,
        records: readonly Pick<Written, "id" | "at">[],
      ) => Promise<Set<string>>)
    | null;
  /** Takes back what `by` wrote, the latest first. @returns ids of those that it was taken back from */
  takeBack(
    tx: Tx,
    { organizationId, by }: Pick<ImportSource, "organizationId" | "by">,
    written: readonly Written[],
  ): Promise<Set<string>>;
  /** Records of the organization as a file would have them, by id. */
  facts(db: Reader, organizationId: string, ids: readonly string[]): Promise<Map<string, ImportedRecord>>;
}

type ImportedTable = PgTable & Record<"id" | "organization_id" | "deleted_at" | "updated_at", PgColumn>;

/** Whose a row of a registry is that an import added, while nobody took it over. */
export const isStillOf = (owner: PgColumn, by: string | null): SQL =>
  sql`coalesce(${owner} = ${by}::uuid, ${owner} is null)`;

interface TargetDefinition extends ColumnRules {
  table: ImportedTable;
  /** The keys as SQL; by what is not named nothing is compared. */
  comparedBy: { name_folded: SQL } & Partial<Record<"tax_number" | "website_domain" | "source_id", SQL>>;
  /** The table again, where its rows are verified. */
  registry?: PublishedTable;
  /** Rows that imports work with; without it all. */
  isIn?: SQL;
  keysOf: (record: ImportedRecord) => RecordKeys;
  /** A record's fields as columns. */
  columnsOf: (record: ImportedRecord) => Columns;
  /** What new rows have besides. */
  whole: (tx: Tx, columns: readonly Columns[], source: ImportSource) => Promise<Columns[]>;
  /** Rows that a later file may change, not only fill; without it all. */
  isRenewable?: (row: Columns) => boolean;
  /** What changes with every filling besides, told what was filled. */
  filled: (row: Columns, fields: readonly string[], source: ImportSource) => Columns;
  /** A row's fields as a file would have them. */
  recordOf: (row: Columns) => ImportedRecord;
  /** Conditions under which something hangs on a row, so that it stays; what the importer alone put there does not. */
  heldBy: (by: string | null) => readonly SQL[];
}

/** The target of records that an organization publishes. */
export function importTarget(definition: TargetDefinition): ImportTarget {
  const { table, registry, columnsOf, comparedBy: by, isIn = sql`true` } = definition;
  const absent = sql`null::text`;
  const own = (organizationId: string) =>
    and(eq(table.organization_id, organizationId), isNull(table.deleted_at), isIn);
  const isFree = (importer: string | null) => sql`not (${sql.join([...definition.heldBy(importer)], sql` or `)})`;
  const writtenBy = ({ record, before }: Brought): Columns => {
    const columns = Object.entries(columnsOf(record));
    return Object.fromEntries(before === null ? columns : columns.filter(([name]) => name in before.columns));
  };
  const changed = (tx: Tx, id: string, columns: Columns) => tx.update(table).set(columns).where(eq(table.id, id));
  return {
    comparable: sql`(select id, organization_id, ${by.name_folded} as name_folded, ${by.website_domain ?? absent} as website_domain,
      ${by.tax_number ?? absent} as tax_number, ${by.source_id ?? absent} as source_id, deleted_at,
      ${table.deleted_at} is null and ${isIn} as is_comparable from ${table})`,
    keysOf: definition.keysOf,
    async add(tx, source, records) {
      if (records.length === 0) return [];
      const rows = await definition.whole(tx, records.map(columnsOf), source);
      const fixed = { organization_id: source.organizationId, created_at: source.at, updated_at: source.at };
      const written = await tx
        .insert(table)
        .values(rows.map((row) => Object.assign(row, fixed)))
        .returning({ id: table.id });
      return written.map(({ id }) => String(id));
    },
    async fill(tx, source, id, given) {
      const [row] = await tx
        .select()
        .from(table)
        .where(and(eq(table.id, id), own(source.organizationId)))
        .for("update");
      if (!row) return null;
      const columnsGiven = columnsOf(given.record);
      const brought = (definition.isRenewable?.(row) ?? true) ? (given.brought ?? []).map(writtenBy) : [];
      const fields = writtenFields(definition, { row, given: columnsGiven, brought });
      if (fields.length === 0) return "nothing";
      const names = fields.flatMap((name) => [name, ...(definition.companions[name] ?? [])]);
      const columns = {
        ...Object.fromEntries(names.map((name) => [name, columnsGiven[name] ?? null])),
        ...definition.filled(row, fields, source),
      };
      await changed(tx, id, { ...columns, updated_at: source.at });
      const stood = Object.fromEntries(Object.keys(columns).map((name) => [name, row[name] ?? null]));
      return { columns: stood, updated_at: String(row["updated_at"]) };
    },
    publish: registry
      ? async (tx, { organizationId, by: verifier, at }, records) => {
          const asked = records.map(({ id }) => id);
          const ids = sql.param(asked);
          const times = sql.param(records.map((record) => record.at));
          const rows = await tx
            .update(table)
            .set({ is_active: true, is_verified: true, verified_at: at, verified_by: verifier, updated_at: at })
            .where(
              and(
                // Said apart, so that what is asked for is found by its id before it is looked at who holds it.
                inArray(table.id, asked),
                sql`(${table.id}, ${table.updated_at}) in (select * from unnest(${ids}::uuid[], ${times}::timestamptz[]))`,
                own(organizationId),
                isFree(null),
                sql`not (${registry.is_active} and ${registry.is_verified})`,
              ),
            )
            .returning({ id: table.id });
          return new Set(rows.map(({ id }) => String(id)));
        }
      : null,
    async takeBack(tx, { organizationId, by: importer }, written) {
      const back = new Set<string>();
      const filled = written.filter(({ before }) => before !== null);
      for (const { id, at, before } of filled) {
        const columns = { ...before?.columns, updated_at: before?.updated_at };
        const rows = await tx
          .update(table)
          .set(columns)
          .where(and(eq(table.id, id), own(organizationId), eq(table.updated_at, at)))
          .returning({ id: table.id });
        for (const row of rows) back.add(`${String(row.id)} ${at}`);
      }
      const added = new Map(written.filter(({ before }) => before === null).map(({ id, at }) => [id, at]));
      if (added.size === 0) return back;
      const standing = await tx
        .select({ id: table.id, updated_at: table.updated_at })
        .from(table)
        .where(and(inArray(table.id, [...added.keys()]), own(organizationId), isFree(importer)))
        .for("update");
      const untouched = standing.flatMap(({ id, updated_at }) =>
        added.get(String(id)) === updated_at ? [String(id)] : [],
      );
      if (untouched.length > 0) await tx.delete(table).where(inArray(table.id, untouched));
      for (const id of untouched) back.add(`${id} ${added.get(id) ?? ""}`);
      return back;
    },
    async facts(db, organizationId, ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select()
        .from(table)
        .where(and(inArray(table.id, [...ids]), own(organizationId)))
        .orderBy(desc(table.id));
      return new Map(rows.map((row) => [String(row["id"]), definition.recordOf(row)]));
    },
  };
}

/** Names a record that was written at a moment, as `takeBack` answers. */
export const writtenKey = (id: string, at: string): string => `${id} ${at}`;
