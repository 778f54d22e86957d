/** Arithmetic mean. Of nothing it is NaN: ask for the length first. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The middle one of values in order; of an even number of values the mean of the two in the middle. */
export function medianOf(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** Sum of the squares of the distances from the mean, in two passes so that large values lose nothing. */
export function squaresOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
}

/** Sample standard deviation, by n - 1; null below two values. */
export const deviationOf = (values: readonly number[]): number | null =>
  values.length < 2 ? null : Math.sqrt(squaresOf(values) / (values.length - 1));

/** How many standard deviations a value lies above the mean. */
export const standardScore = (value: number, mean: number, deviation: number): number => (value - mean) / deviation;
