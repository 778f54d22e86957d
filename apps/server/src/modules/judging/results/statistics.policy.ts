// Each takes a stretch of the values: a round is thousands of short ones, and a copy of each would cost more than the sums.

/** Arithmetic mean. Of nothing it is NaN: ask for the length first. */
export function meanOf(values: readonly number[], from = 0, to = values.length): number {
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += values[index] ?? 0;
  return sum / (to - from);
}

/** The middle one of values in order; of an even number of values the mean of the two in the middle. */
export function medianOf(sorted: readonly number[], from = 0, to = sorted.length): number {
  const half = from + Math.floor((to - from) / 2);
  const upper = sorted[half] ?? Number.NaN;
  return (to - from) % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** Sum of the squares of the distances from the mean, in two passes so that large values lose nothing. */
export function squaresOf(values: readonly number[], from = 0, to = values.length): number {
  const mean = meanOf(values, from, to);
  let sum = 0;
  for (let index = from; index < to; index += 1) sum += ((values[index] ?? 0) - mean) ** 2;
  return sum;
}

/** Sample standard deviation, by n - 1; null below two values. */
export const deviationOf = (values: readonly number[], from = 0, to = values.length): number | null =>
  to - from < 2 ? null : Math.sqrt(squaresOf(values, from, to) / (to - from - 1));

/** How many standard deviations a value lies above the mean. */
export const standardScore = (value: number, mean: number, deviation: number): number => (value - mean) / deviation;
