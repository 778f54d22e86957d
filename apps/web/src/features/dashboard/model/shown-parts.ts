interface Cell {
  key: string;
  value: number | null;
}
export interface SplitParts {
  shown: { key: string; value: number }[];
  /** Everything else of the whole, as one sum. */
  rest: number;
}

/** Parts that may be shown, and the sum of all others: it says no more than the whole and the shown parts already do. */
export function splitParts(cells: readonly Cell[], total: number): SplitParts {
  const shown = cells.flatMap(({ key, value }) => (value !== null && value > 0 ? [{ key, value }] : []));
  return { shown, rest: total - shown.reduce((sum, { value }) => sum + value, 0) };
}
