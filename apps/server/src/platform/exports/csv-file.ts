import { csvLine } from "@kerkis/contract/core/files/csv.ts";

export type Cell = string | number | null;
/** Rows page by page, as cells. */
export type CellPages = AsyncIterable<readonly (readonly Cell[])[]>;

/** Spreadsheets read Greek right only with it. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A CSV file, a piece for each page. */
export async function* csvFile(labels: readonly string[], pages: CellPages): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(labels);
  for await (const rows of pages) yield rows.map(csvLine).join("");
}
