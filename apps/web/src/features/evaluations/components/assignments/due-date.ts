import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { dayOf } from "#shared/i18n/athens-day.ts";

/** Calendar days from now to a deadline in the product's time zone; negative once its day is over. */
export const daysUntil = (due: string, now: number): number =>
  Math.round((Date.parse(dayOf(due)) - Date.parse(dayOf(now))) / DAY_MS);

/** When something is due, as one plans: today, in what is left of this week, or later (also when it is not said). */
export type DueGroup = "overdue" | "today" | "week" | "later";

export function dueGroup(due: string | null, now: number): DueGroup {
  if (due === null) return "later";
  if (Date.parse(due) < now) return "overdue";
  const days = daysUntil(due, now);
  // A week ends with its Sunday, which is day 0.
  const left = (7 - new Date(dayOf(now)).getUTCDay()) % 7;
  return days === 0 ? "today" : days <= left ? "week" : "later";
}

export type Urgency = "overdue" | "soon" | "later";
const SOON_DAYS = 3;

/** How pressing a deadline is: past, within three days, or later (also when there is none). */
export function urgencyOf(due: string | null, now: number): Urgency {
  if (due === null) return "later";
  if (Date.parse(due) < now) return "overdue";
  return daysUntil(due, now) <= SOON_DAYS ? "soon" : "later";
}
