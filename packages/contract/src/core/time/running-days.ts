import { addDays, isWorkingDay, workingDaysBetween } from "./working-days.ts";

/** A pause by its days: from the one on whose end the clock stood still to the one on whose end it ran again; null while it lasts. */
export interface Pause {
  from: string;
  to: string | null;
}

/** How a term of working days stands. */
export interface RunningDays {
  /** The last day of the term; null while it stands still. */
  due: string | null;
  /** Working days that are left; below zero as many as it is over. */
  left: number;
}

/** Whether the clock stood still at the end of a day. */
const isPaused = (day: string, pauses: readonly Pause[]): boolean =>
  pauses.some(({ from, to }) => from <= day && (to === null || day < to));

/**
 * A term of so many working days after a day, which itself does not count. A working day counts if the clock ran at its end, so that a
 * pause that ends on the day on which it began costs nothing. Days are calendar days of one zone: what hours do in spring and autumn
 * changes none of them.
 */
export function runningDays(
  { start, days, pauses }: { start: string; days: number; pauses: readonly Pause[] },
  today: string,
): RunningDays {
  const standing = pauses.find(({ to }) => to === null)?.from ?? null;
  let spent = 0;
  let day = start;
  while (spent < days) {
    day = addDays(day, 1);
    if (standing !== null && day >= standing) return { due: null, left: days - spent };
    if (isWorkingDay(day) && !isPaused(day, pauses)) spent += 1;
  }
  return { due: day, left: workingDaysBetween(today, day) };
}
