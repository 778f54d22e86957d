import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { Refusal } from "#platform/http/refusal.ts";

/** How much of a file was read for its rows, and how much there is. */
export interface Meter {
  read: number;
  of: number;
}

/** A file as rows of cells, read as they come. */
export interface TableSource {
  format: "csv" | "tsv" | "xlsx" | "json" | "ics";
  encoding: string | null;
  delimiter: string | null;
  /** Its first row names the columns, whatever it looks like. */
  hasHeader?: true;
  rows: AsyncIterable<SourceRow>;
  meter: Meter;
}

export interface SourceRow {
  /** As a spreadsheet counts, from 1. */
  number: number;
  cells: string[];
}

/** Characters that no row has: a quote or a bracket that is never closed swallows the rest of a file, and would fill the memory with it. */
export const ROW_MAX = 256 * 1024;

/** Says how many columns are too many. */
export const tooManyColumns = (columns: number): Refusal =>
  new Refusal("import.too_many_columns", { params: { columns, max: LIMITS.importColumns } });
