import { m } from "#messages";

/** How many working days are left until something is due, or how many it is late. */
export function workingDaysText(left: number): string {
  if (left < 0) return m.time_working_days_over({ count: -left });
  return left === 0 ? m.time_due_today() : m.time_working_days_left({ count: left });
}
