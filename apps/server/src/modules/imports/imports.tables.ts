import { IMPORT_KINDS } from "@kerkis/contract/imports/fields.taxonomy.ts";
import type { ImportColumn, ImportCounts, RowProblem } from "@kerkis/contract/imports/imports.schema.ts";
import { IMPORT_STATES, ROW_DECISIONS, ROW_STANDINGS } from "@kerkis/contract/imports/states.taxonomy.ts";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizations } from "#modules/organizations/organizations.tables.ts";
import type { BeforeImport } from "#platform/imports/import-target.ts";
import { createdAt, folded, instant, primaryId, updatedAt } from "#platform/db/columns.ts";

/** What an import keeps of a column besides what its screen shows. */
export type KeptColumn = ImportColumn & {
  /** Whether its days are written month first; null while none of them tells. */
  is_month_first: boolean | null;
};

/** Translations of a column's values by hand or from earlier files, by the value as it is compared. */
export type Translations = Record<string, Record<string, string | null>>;

/** A file on its way into the registry. */
export const imports = pgTable(
  "imports",
  {
    id: primaryId(),
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** Null for the command line and for accounts that are gone. */
    created_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    file_name: text().notNull(),
    /** «/files/imports/0198….bin»; null once it was deleted. */
    file_url: text(),
    bytes: integer().notNull(),
    state: text({ enum: IMPORT_STATES }).notNull().default("reading"),
    problem: jsonb().$type<{ code: string; params: Record<string, number> }>(),
    format: text(),
    encoding: text(),
    delimiter: text(),
    columns: jsonb().$type<KeptColumn[]>().notNull().default([]),
    /** Values of the columns that are translated, by the column's position. */
    values: jsonb().$type<Record<string, { value: string; rows: number }[]>>().notNull().default({}),
    translations: jsonb().$type<Translations>().notNull().default({}),
    defaults: jsonb().$type<Record<string, string>>().notNull().default({}),
    duplicates: text({ enum: ROW_DECISIONS }).notNull().default("skip"),
    row_count: integer().notNull().default(0),
    /** The last row that the work of the present state has behind it, and how many that are. */
    checkpoint: integer().notNull().default(0),
    done: integer().notNull().default(0),
    /** How much of the file was read, in percent. */
    read_percent: integer().notNull().default(0),
    counts: jsonb().$type<ImportCounts>().notNull().default({}),
    version: integer().notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
    finished_at: instant(),
    /** Who verified what it added, when, and how many records that were. */
    published_by: uuid().references(() => profiles.id, { onDelete: "set null" }),
    published_at: instant(),
    published: integer().notNull().default(0),
  },
  (table) => [
    index("imports_newest_idx").on(table.organization_id, table.created_at, table.id),
    index("imports_creator_idx").on(table.created_by),
    index("imports_publisher_idx").on(table.published_by),
    index("imports_file_idx").on(table.file_url),
  ],
);

/** A row of such a file: its cells, the record they make, and what became of it. */
export const importRows = pgTable(
  "import_rows",
  {
    import_id: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** As a spreadsheet counts, from 1 with the header. */
    number: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    standing: text({ enum: ROW_STANDINGS }).notNull().default("unread"),
    record: jsonb().$type<Record<string, unknown>>(),
    problems: jsonb().$type<RowProblem[]>().notNull().default([]),
    /** What duplicates are found by. */
    tax_number: text(),
    website_domain: text(),
    name_folded: folded(),
    source_id: text(),
    match_id: uuid(),
    match_row: integer(),
    match_reasons: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    likeness: integer(),
    decision: text({ enum: ROW_DECISIONS }),
    /** The record that was written or changed, when, and what stood in it before. */
    record_id: uuid(),
    written_at: instant(),
    before: jsonb().$type<BeforeImport>(),
  },
  (table) => [
    primaryKey({ columns: [table.import_id, table.number] }),
    index("import_rows_standing_idx").on(table.import_id, table.standing, table.number),
    index("import_rows_tax_number_idx").on(table.import_id, table.tax_number),
    index("import_rows_domain_idx").on(table.import_id, table.website_domain),
    index("import_rows_source_idx").on(table.import_id, table.source_id),
    index("import_rows_name_idx").on(table.import_id, table.name_folded),
    index("import_rows_record_idx").on(table.record_id),
  ],
);

/** What an organization said about a column before: remembered by its header. */
export const importMappings = pgTable(
  "import_mappings",
  {
    organization_id: uuid()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    /** As it is compared. */
    header: text().notNull(),
    field: text(),
    translations: jsonb().$type<Record<string, string | null>>().notNull().default({}),
    updated_at: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.organization_id, table.kind, table.header] })],
);
