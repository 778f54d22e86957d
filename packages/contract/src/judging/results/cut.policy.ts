/** What the cut needs to know of a row. */
interface Placed {
  corrected: number | null;
  interval: number | null;
}

/**
 * Where a ranking is cut after so many places: midway between the corrected score of the last place and that of the next.
 * @returns null where nobody, or everybody, would be within
 */
export function thresholdAt(rows: readonly Placed[], places: number): number | null {
  const scores = rows.flatMap(({ corrected }) => (corrected === null ? [] : [corrected])).toSorted((a, b) => b - a);
  const last = scores[places - 1];
  const next = scores[places];
  return last === undefined || next === undefined ? null : (last + next) / 2;
}

/** Whether the interval of a row contains the cut, so that decimals alone would decide it. */
export const isUncertainAt = ({ corrected, interval }: Placed, threshold: number | null): boolean =>
  threshold !== null && corrected !== null && interval !== null && Math.abs(corrected - threshold) <= interval;
