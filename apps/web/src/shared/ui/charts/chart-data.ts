/** One line of a chart: its values stand beside the chart's points, in the same order. */
export interface ChartSeries {
  key: string;
  label: string;
  /** Any CSS colour, at least 3:1 against the surface. */
  color: string;
  values: readonly number[];
}

/** One part of a whole, or one bar. A null value is too small to be told (completions 9). */
export interface ChartItem {
  key: string;
  label: string;
  value: number | null;
  /** Any CSS colour; the primary one unless told. */
  color?: string | undefined;
  /** Where the rows behind the figure are. */
  href?: string | undefined;
}

/** Which of `count` points get a label so that each has `room` of `width` pixels; the last one always does. */
export function labelledPoints(count: number, width: number, room: number): number[] {
  const step = Math.max(1, Math.ceil((count * room) / Math.max(width, 1)));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0);
}

/** Moves labels apart so that each keeps `gap` pixels to the next, inside [0, height]; the order of heights stays. */
export function spreadLabels(heights: readonly number[], gap: number, height: number): number[] {
  const order = heights.map((_, index) => index).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let least = 0;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, least);
    least = (placed[index] ?? 0) + gap;
  }
  let most = height;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = (placed[index] ?? 0) - gap;
  }
  return placed;
}

/** Seats for each part, `seats` in all, by largest remainder; a part that is there gets at least one seat. */
export function shareSeats(values: readonly number[], seats: number): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / total) * seats);
  const taken = exact.map((share, index) => ((values[index] ?? 0) > 0 ? Math.max(1, Math.floor(share)) : 0));
  const sum = () => taken.reduce((all, seat) => all + seat, 0);
  const byRemainder = exact.map((_, index) => index).toSorted((a, b) => remainder(exact[b]) - remainder(exact[a]));
  for (const index of byRemainder) {
    if (sum() >= seats) break;
    if ((values[index] ?? 0) > 0) taken[index] = (taken[index] ?? 0) + 1;
  }
  while (sum() > seats) {
    const largest = taken.indexOf(Math.max(...taken));
    if ((taken[largest] ?? 0) <= 1) break;
    taken[largest] = (taken[largest] ?? 0) - 1;
  }
  return taken;
}

const remainder = (share = 0): number => share - Math.floor(share);
