/**
 * Where a spreadsheet would run what follows as a formula: at the start of a cell, and after what separates cells where
 * commas do not, since quotes in the middle of such a line do not hold. Full-width signs count as their narrow ones.
 */
const FORMULA = /(^|[;\t\r\n\v\f\u0085\u2028\u2029])([\s"']*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;
/** A cell that begins with one of these would move the ones after it. */
const LEADING_SEPARATOR = /^[\t\r]/;

const NEEDS_QUOTES = /[",;\t\r\n\v\f\u0085\u2028\u2029]/;

/** One cell of a CSV file: quoted where needed, and a formula in no spreadsheet, whatever separates its cells. */
export function csvCell(value: string | number | null): string {
  if (typeof value === "number") return String(value);
  const text = (value ?? "").replace(FORMULA, "$1$2'");
  const harmless = LEADING_SEPARATOR.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(",")}\r\n`;
