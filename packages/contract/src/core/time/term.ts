import { addDays, addWorkingDays, workingDaysBetween, workingDaysLeft } from "./working-days.ts";

/**
 * A term of working days, as it stands. A working day counts if the term ran at its end, so that a pause that ends on the day on which
 * it began costs nothing. Days are calendar days of one zone, YYYY-MM-DD: what hours do in spring and autumn changes none of them.
 */
export interface Term {
  /** The day after which it is counted. */
  from: string;
  /** Its last day; null while it stands still. */
  due: string | null;
  /** Working days that were left when it stood still, below zero as many as it was over; null while it runs. */
  left: number | null;
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** So many working days after a day, which itself does not count. */
export const beginTerm = (from: string, days: number): Term => ({ from, due: addWorkingDays(from, days), left: null });

/** Stands still from a day on. */
export const pauseTerm = ({ from, due, left }: Term, day: string): Term =>
  due === null
    ? { from, due, left }
    : { from, due: null, left: workingDaysBetween(later(from, addDays(day, -1)), due) };

/** Runs again from a day on. */
export const resumeTerm = ({ from, due, left }: Term, day: string): Term =>
  left === null ? { from, due, left } : { from, due: addWorkingDays(later(from, addDays(day, -1)), left), left: null };

/** Working days that are left of it on a day; below zero as many as it is over. */
export const daysLeft = ({ due, left }: Pick<Term, "due" | "left">, day: string): number =>
  due === null ? (left ?? 0) : workingDaysLeft(day, due);
