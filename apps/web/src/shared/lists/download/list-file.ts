import { csvLine } from "@kerkis/contract/core/csv.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { Column } from "../columns.ts";
import type { ListPage, ListQuery, RowOf } from "../list-query.ts";

/** Spreadsheets read Greek right only with it. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Every row that the filters let through, in the list's order, as far as a file takes them. */
export async function allRows<Page extends ListPage>(
  load: ListQuery<Page>["load"],
): Promise<{ rows: readonly RowOf<Page>[]; isCut: boolean }> {
  const rows: RowOf<Page>[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await load({ limit: LIMITS.pageSizeMax, ...(cursor !== null && { cursor }) });
    rows.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null && rows.length < LIMITS.exportedRows);
  return { rows, isCut: cursor !== null };
}

/** Rows as a CSV file: the columns that have a value in it, named as on the screen. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
  const lines = rows.map((row) => csvLine(written.map(({ text }) => text(row)?.toString() ?? null)));
  return BYTE_ORDER_MARK + csvLine(written.map(({ label }) => label)) + lines.join("");
}
