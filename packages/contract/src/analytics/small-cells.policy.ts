/** Below this a part of a figure could reveal someone; it stays untold to the public role (completions 9). */
export const SMALLEST_CELL = 5;

export interface Cell {
  key: string;
  value: number | null;
}

/**
 * Takes the value out of every cell between one and `least`. When that leaves a single gap, which the total would fill,
 * the next smallest goes too (completions 9). What is untold comes last, by name.
 */
export function suppressSmallCells(cells: readonly Cell[], least: number = SMALLEST_CELL): Cell[] {
  const isSmall = ({ value }: Cell) => value !== null && value > 0 && value < least;
  const hidden = new Set(cells.filter(isSmall).map(({ key }) => key));
  if (hidden.size === 1) {
    const [next] = cells
      .filter(({ key, value }) => value !== null && value > 0 && !hidden.has(key))
      .toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0));
    if (next) hidden.add(next.key);
  }
  // Their order would tell which is larger.
  const untold = [...hidden].toSorted().map((key) => ({ key, value: null }));
  return [...cells.filter(({ key }) => !hidden.has(key)), ...untold];
}
