import { beginningOf } from "@kerkis/contract/core/text/storable.ts";

/** Rows that are looked at to find the header. */
export const HEADER_ROWS = 20;

const FILLED_SHARE = 0.7;
const DATA = /^[+-]?\d[\d.,/\s:-]*$|^https?:|^www\.|@.+\./i;

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== "");

/**
 * Which of the first rows names the columns: the first that is about as full as the fullest and has names alone, so that a
 * title above the table is passed over.
 * @returns its index, or -1 where the file begins with data
 */
export function headerIndex(rows: readonly (readonly string[])[]): number {
  const fullest = Math.max(0, ...rows.map((row) => filled(row).length));
  const index = rows.findIndex((row) => filled(row).length >= Math.max(1, fullest * FILLED_SHARE));
  const row = rows[index];
  if (!row || !isNames(row)) return -1;
  return isGroups(row, rows[index + 1], rows[index + 2]) ? index + 1 : index;
}

const isNames = (row: readonly string[]) => filled(row).every((cell) => !DATA.test(cell.trim()));

/** Whether a row names groups of columns, which the row below it names one by one: it has gaps or one name twice, those below have not. */
function isGroups(row: readonly string[], below?: readonly string[], data?: readonly string[]): boolean {
  if (!below || !data || !isNames(below) || isNames(data)) return false;
  const [groups, names] = [new Set(filled(row)).size, new Set(filled(below)).size];
  return groups < names && names === filled(below).length && names >= filled(row).length;
}

/** Names for the columns: what the header says, numbered where it says nothing or the same twice. */
export function columnNames(header: readonly string[] | undefined, width: number): string[] {
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, index) => {
    const name = beginningOf(header?.[index]?.replace(/\s+/g, " ").trim() ?? "", 200) || String(index + 1);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
