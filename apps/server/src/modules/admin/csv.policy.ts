/** Spreadsheets run a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** One cell: quoted where needed, and never a formula. */
export function csvCell(value: string | null): string {
  const text = value ?? "";
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvLine = (cells: readonly (string | null)[]): string => `${cells.map(csvCell).join(",")}\r\n`;
