import * as z from "zod/mini";
import { id, timestamp, version } from "../core/fields.ts";
import { LIMITS } from "../core/limits.ts";
import { listOf } from "../core/lists.ts";
import { IMPORT_KINDS } from "./fields.taxonomy.ts";
import { ALIKE_REASONS, IMPORT_STATES, PROBLEMS, ROW_DECISIONS, ROW_STANDINGS } from "./states.taxonomy.ts";

const shortText = z.string().check(z.maxLength(LIMITS.urlMax));

/** How many rows of an import stand where. */
const importCounts = z.partialRecord(z.enum(ROW_STANDINGS), z.int());
export type ImportCounts = z.infer<typeof importCounts>;

/** An import in the list. */
export const importSummary = z.object({
  id,
  kind: z.enum(IMPORT_KINDS),
  file_name: z.string(),
  state: z.enum(IMPORT_STATES),
  row_count: z.int(),
  counts: importCounts,
  created_at: timestamp,
  /** Who uploaded it; empty for the command line and for accounts that are gone. */
  by: z.string(),
  undo_until: z.nullable(timestamp),
});
export type ImportSummary = z.infer<typeof importSummary>;

/** A column of the file, and what it becomes. */
const importColumn = z.object({
  header: z.string(),
  /** Some of its values, a tax number never in full. */
  samples: z.array(z.string()),
  filled: z.int(),
  field: z.nullable(z.string()),
  /** Where the field comes from: remembered from an earlier file, guessed, or chosen. */
  origin: z.enum(["remembered", "guessed", "chosen"]),
});
export type ImportColumn = z.infer<typeof importColumn>;

/** A value of a translated column, how often it stands there and what it becomes; null keeps it out. */
const importValue = z.object({ value: z.string(), rows: z.int(), becomes: z.nullable(z.string()) });
export type ImportValue = z.infer<typeof importValue>;

export const importRun = z.extend(importSummary, {
  version,
  format: z.nullable(z.string()),
  encoding: z.nullable(z.string()),
  delimiter: z.nullable(z.string()),
  bytes: z.int(),
  columns: z.array(importColumn),
  /** Values of the translated columns, by the column's position, the most frequent first. */
  values: z.record(z.string(), z.array(importValue)),
  /** What stands where the file says nothing. */
  defaults: z.record(z.string(), z.string()),
  /** What happens to rows that look like a record, unless decided one by one. */
  duplicates: z.enum(ROW_DECISIONS),
  /** Rows that the import would write as it stands decided; known once it was tried. */
  incoming: z.nullable(z.int()),
  /** How far the work of the present state is, in rows. */
  done: z.int(),
  /** While it is read: how much of the file was, in percent. */
  read_percent: z.int(),
  /** Why it could not be read: a code of a refusal with its numbers. */
  problem: z.nullable(z.object({ code: z.string(), params: z.record(z.string(), z.number()) })),
  finished_at: z.nullable(timestamp),
  /** Whether the records that it added can be verified and published together. */
  is_publishable: z.boolean(),
  /** When they were, and how many: those that someone had changed meanwhile are looked at one by one. */
  published_at: z.nullable(timestamp),
  published: z.int(),
});
export type ImportRun = z.infer<typeof importRun>;

/** What is wrong with a row: the field, what stood there and why it cannot be. */
const rowProblem = z.object({ field: z.string(), value: z.string(), code: z.enum(PROBLEMS) });
export type RowProblem = z.infer<typeof rowProblem>;

/** A field's value as a record has it; choices by their codes. */
const fieldValue = z.union([z.string(), z.number(), z.array(z.string())]);
export type FieldValue = z.infer<typeof fieldValue>;
const values = z.record(z.string(), fieldValue);

/** A row as it will be written, its problems, and the record that it looks like. */
export const importRow = z.object({
  number: z.int(),
  standing: z.enum(ROW_STANDINGS),
  decision: z.nullable(z.enum(ROW_DECISIONS)),
  values,
  problems: z.array(rowProblem),
  /** The record that was written or changed; null where none was. */
  record_id: z.nullable(id),
  match: z.nullable(
    z.object({
      /** Null for an earlier row of the same file. */
      id: z.nullable(id),
      row: z.nullable(z.int()),
      reasons: z.array(z.enum(ALIKE_REASONS)),
      /** In percent. */
      likeness: z.nullable(z.int()),
      values,
    }),
  ),
});
export type ImportRow = z.infer<typeof importRow>;

export const importList = listOf({
  item: importSummary,
  filters: {},
  sorts: ["newest"],
});
export type ImportListQuery = z.infer<typeof importList.query>;
export type ImportListPage = z.infer<typeof importList.page>;

export const importRowList = listOf({
  item: importRow,
  filters: {
    id,
    standing: z.optional(z.enum(["all", ...ROW_STANDINGS])),
    from: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  },
  sorts: ["number"],
});
export type ImportRowQuery = z.infer<typeof importRowList.query>;
export type ImportRowPage = z.infer<typeof importRowList.page>;

export const versionedImport = z.object({ id, version });

/** How a file is read into records. */
export const importMapping = z.object({
  id,
  version,
  /** The field of each column in the file's order; null leaves it out. */
  columns: z.array(z.nullable(shortText)).check(z.maxLength(LIMITS.importColumns)),
  /** Values that were translated by hand, by the column's position. */
  values: z.record(z.string(), z.record(shortText, z.nullable(shortText))),
  defaults: z.record(z.string(), shortText),
  duplicates: z.enum(ROW_DECISIONS),
});
export type ImportMapping = z.infer<typeof importMapping>;

export const rowDecision = z.object({
  id,
  number: z.coerce.number().check(z.int(), z.minimum(1)),
  decision: z.nullable(z.enum(ROW_DECISIONS)),
});
