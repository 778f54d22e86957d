import { parse } from "csv-parse/sync";

const DELIMITERS = [",", ";", "\t", "|"] as const;
const LINES = 30;

/** What separates the cells of a text: what gives its lines the same number of cells, and more of them. */
export function delimiterOf(head: string, isWhole: boolean): string {
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: evenness(head, delimiter, isWhole) }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

function evenness(head: string, delimiter: string, isWhole: boolean): number {
  const widths = widthsOf(head, delimiter, isWhole);
  if (widths.length === 0) return 0;
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [width, rows] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best));
  return width < 2 ? 0 : (rows / widths.length) * (1 + Math.log2(width));
}

function widthsOf(head: string, delimiter: string, isWhole: boolean): number[] {
  // The last line of a beginning is cut.
  const text = isWhole ? head : head.slice(0, Math.max(head.lastIndexOf("\n"), 0));
  try {
    const options = { delimiter, to: LINES, relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
    return parse(text, options).map((cells: string[]) => cells.length);
  } catch {
    return text.split(/\r\n|\r|\n/, LINES).map((line) => line.split(delimiter).length);
  }
}
