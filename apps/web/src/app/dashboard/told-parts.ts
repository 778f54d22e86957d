interface Cell {
  key: string;
  value: number | null;
}
export interface ToldParts {
  told: { key: string; value: number }[];
  /** Everything else of the whole, as one sum. */
  rest: number;
}

/** Parts that may be told, and the sum of all others: it says no more than the whole and the told parts already do. */
export function toldParts(cells: readonly Cell[], total: number): ToldParts {
  const told = cells.flatMap(({ key, value }) => (value !== null && value > 0 ? [{ key, value }] : []));
  return { told, rest: total - told.reduce((sum, { value }) => sum + value, 0) };
}
