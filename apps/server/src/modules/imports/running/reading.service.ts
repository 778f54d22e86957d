import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { beginningOf } from "@kerkis/contract/core/text/storable.ts";
import { IMPORT_DEFAULTS, IMPORT_FIELDS } from "@kerkis/contract/imports/fields.taxonomy.ts";
import { eq } from "drizzle-orm";
import { transact, type Tx } from "#platform/db/db.ts";
import { discardFile, fileKey } from "#platform/files/stored-files.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { advanceImport, changeImport, lockImport, type ImportFile } from "../imports.repo.ts";
import { importRows, type KeptColumn } from "../imports.tables.ts";
import { columnNames, HEADER_ROWS, headerIndex } from "../reading/header.policy.ts";
import type { Meter, SourceRow, TableSource } from "../reading/source.reads.ts";
import { guessDefaults } from "../rows/guess.policy.ts";
import { maskTaxNumber, monthFirst } from "../rows/values.policy.ts";
import { mappedColumns } from "./mappings.repo.ts";
import { valuesOf } from "./values.reads.ts";

/** Whether it is time to stop. */
export type Deadline = () => boolean;

const ROWS_AT_ONCE = 500;
const SAMPLES = 3;
const SAMPLE_LENGTH = 80;
const CELL_MAX = 20_000;
/** Characters of a row, of a whole file, and of what is written at once: a workbook repeats a long text at the price of a number. */
const ROW_TEXT_MAX = 64 * 1024;
const TEXT_MAX = 400 * 1024 * 1024;
const TEXT_AT_ONCE = 2 * 1024 * 1024;
const NUMBER_MAX = 2_000_000_000;
const UNREADABLE = "\u0001";

/** A table with its header told from its rows. */
interface Headed {
  source: TableSource;
  names: string[];
  rows: AsyncIterable<SourceRow>;
}

const isFilled = ({ cells }: SourceRow) => cells.some((cell) => cell.trim() !== "");

/**
 * Opens a file and finds its header.
 * @throws Refusal of `imports.codes`, for what is no table
 */
export async function openHeaded(path: string): Promise<Headed> {
  // Readers of all those formats come with the first file.
  const { openTable } = await import("../reading/table.reads.ts");
  const source = await openTable(path);
  const iterator = source.rows[Symbol.asyncIterator]();
  const first: SourceRow[] = [];
  while (first.length < HEADER_ROWS) {
    const { value, done } = await iterator.next();
    if (done) break;
    if (isFilled(value)) first.push(value);
  }
  const header = source.hasHeader ? 0 : headerIndex(first.map(({ cells }) => cells));
  const width = Math.max(0, ...first.map(({ cells }) => cells.length));
  const rest = first.slice(header + 1);
  let last = header === -1 ? 0 : (first[header]?.number ?? 0);
  let total = 0;
  const counted = (row: SourceRow): SourceRow => {
    // A workbook may say of a row whatever it likes.
    last = row.number > last && row.number <= NUMBER_MAX ? row.number : last + 1;
    const cells = row.cells.map(keepable);
    const size = sizeOf(cells);
    if (size > ROW_TEXT_MAX) throw new Refusal("import.damaged", { params: { row: last } });
    total += size;
    if (total > TEXT_MAX)
      throw new Refusal("import.unpacks_too_large", { params: { megabytes: Math.round(total / 1024 ** 2) } });
    return { number: last, cells };
  };
  async function* rows() {
    try {
      for (const row of rest) yield counted(row);
      for (;;) {
        const { value, done } = await iterator.next();
        if (done) return;
        if (isFilled(value)) yield counted(value);
      }
    } finally {
      await iterator.return?.();
    }
  }
  return { source, names: columnNames(first[header]?.cells.map(keepable), width), rows: rows() };
}

const sizeOf = (cells: readonly string[]): number => cells.reduce((sum, { length }) => sum + length, 0);

/** A cell as the database can keep it; what it cannot keep becomes a sign that the row's check refuses. */
const keepable = (cell: string): string =>
  cell
    .slice(0, CELL_MAX)
    .toWellFormed()
    .replace(/[\0\ufffd]/g, UNREADABLE);

/** Reads a file's rows, from where an earlier run stopped. @returns whether there are more */
export async function readRows(platform: Platform, file: ImportFile, isOver: Deadline): Promise<boolean> {
  try {
    const path = platform.files.localPath(fileKey(file.file_url ?? "") ?? "");
    const { source, names, rows } = await openHeaded(path);
    const facts = { format: source.format, encoding: source.encoding, delimiter: source.delimiter };
    const reading = new Reading(platform, file, names, source.meter);
    for await (const row of rows) {
      if (row.number <= reading.behind) continue;
      reading.take(row);
      if (!reading.isFull) continue;
      if (!(await reading.write(facts))) return false;
      if (isOver()) return true;
    }
    if (await reading.write(facts)) await finish(platform, file.id);
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    await fail(platform, file.id, failure);
  }
  return false;
}

/** What is read and not yet written, and what the columns are like so far. */
class Reading {
  readonly #platform: Platform;
  readonly #id: string;
  readonly #meter: Meter;
  #columns: KeptColumn[];
  #rows: SourceRow[] = [];
  #size = 0;
  #count: number;
  behind: number;

  constructor(platform: Platform, file: ImportFile, names: readonly string[], meter: Meter) {
    this.#meter = meter;
    this.#platform = platform;
    this.#id = file.id;
    this.behind = file.checkpoint;
    this.#count = file.row_count;
    this.#columns = file.columns.length > 0 ? file.columns : names.map(newColumn);
  }

  get isFull(): boolean {
    return this.#rows.length >= ROWS_AT_ONCE || this.#size >= TEXT_AT_ONCE;
  }

  take(row: SourceRow): void {
    this.#rows.push(row);
    this.#size += sizeOf(row.cells);
    for (const [index, cell] of row.cells.entries()) {
      const value = cell.trim();
      const column = (this.#columns[index] ??= newColumn(String(index + 1)));
      if (value === "") continue;
      column.filled++;
      column.is_month_first ??= monthFirst(value);
      const sample = beginningOf(value, SAMPLE_LENGTH);
      if (column.samples.length < SAMPLES && !column.samples.includes(sample)) column.samples.push(sample);
    }
  }

  /** Writes what was read with how far that is. @returns false where somebody else works on it */
  write(facts: Pick<ImportFile, "format" | "encoding" | "delimiter">): Promise<boolean> {
    const rows = this.#rows;
    const behind = this.behind;
    this.#rows = [];
    this.#size = 0;
    this.behind = rows.at(-1)?.number ?? behind;
    this.#count += rows.length;
    if (this.#count > LIMITS.importRows)
      throw new Refusal("import.too_many_rows", { params: { max: LIMITS.importRows } });
    return transact(this.#platform.db, null, async (tx) => {
      const file = await lockImport(tx, this.#id);
      if (file?.state !== "reading" || file.checkpoint !== behind) return false;
      if (rows.length > 0)
        await tx.insert(importRows).values(rows.map(({ number, cells }) => ({ import_id: this.#id, number, cells })));
      await advanceImport(tx, this.#id, {
        ...facts,
        columns: this.#columns,
        checkpoint: this.behind,
        row_count: this.#count,
        done: this.#count,
        read_percent: percentOf(this.#meter),
      });
      return true;
    });
  }
}

/** The end is there when the state says so. */
const percentOf = ({ read, of }: Meter): number => (of === 0 ? 0 : Math.min(99, Math.floor((read / of) * 100)));

const newColumn = (header: string): KeptColumn => ({
  header,
  samples: [],
  filled: 0,
  field: null,
  origin: "guessed",
  is_month_first: null,
});

/** All rows are read: what the columns are is guessed, or remembered. */
function finish(platform: Platform, id: string): Promise<void> {
  return transact(platform.db, null, async (tx) => {
    const file = await lockImport(tx, id);
    if (file?.state !== "reading") return;
    if (file.row_count === 0) throw new Refusal("import.no_rows");
    const { columns, translations } = await mappedColumns(tx, file);
    const masked = columns.map((column) => withoutTaxNumbers(file, column));
    await changeImport(tx, id, {
      state: "mapping",
      columns: masked,
      translations,
      values: await valuesOf(tx, id, file.kind, masked),
      defaults: { ...IMPORT_DEFAULTS[file.kind], ...guessDefaults(file.kind, masked) },
      checkpoint: 0,
      done: 0,
    });
  });
}

/** Tax numbers of others are not shown in full where nobody needs them. */
const withoutTaxNumbers = ({ kind }: ImportFile, column: KeptColumn): KeptColumn =>
  column.field !== null && IMPORT_FIELDS[kind][column.field]?.as === "tax_number"
    ? { ...column, samples: column.samples.map(maskTaxNumber) }
    : column;

/** Nothing of the file is kept but why. */
async function fail(platform: Platform, id: string, { code, params }: Refusal): Promise<void> {
  const numbers = Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (typeof value === "number" ? [[name, value]] : [])),
  );
  await transact(platform.db, null, async (tx) => {
    const file = await lockImport(tx, id);
    if (file?.state !== "reading") return;
    await dropRows(tx, id);
    if (file.file_url !== null) await discardFile(platform.jobs, tx, file.file_url);
    await changeImport(tx, id, {
      state: "failed",
      problem: { code, params: numbers },
      file_url: null,
      row_count: 0,
      done: 0,
    });
  });
}

const dropRows = (tx: Tx, id: string) => tx.delete(importRows).where(eq(importRows.import_id, id));
