/** Tickets on one logarithmic axis, from 10.000 to 30 million. */
const FIRST = 10_000;
const LAST = 30_000_000;

/** Amounts that the axis names. */
export const AXIS_MARKS = [100_000, 1_000_000, 10_000_000] as const;

/** Where an amount stands on the axis, 0 to 100. */
export function axisPlace(amount: number): number {
  const place = Math.log(Math.max(amount, 1) / FIRST) / Math.log(LAST / FIRST);
  return Math.round(Math.min(Math.max(place, 0), 1) * 10_000) / 100;
}

/** A range on the axis; one without an end reaches the axis's own. */
export const axisRange = (from: number | null, to: number | null): { left: number; width: number } => {
  const [left, right] = [axisPlace(from ?? FIRST), axisPlace(to ?? LAST)];
  return { left, width: Math.max(right - left, 0) };
};
