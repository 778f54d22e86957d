import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { TIME_ZONE } from "#shared/i18n/format.ts";

const dayIn = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});
const offsetIn = new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, timeZoneName: "longOffset" });

/** The calendar day of a moment in the product's time zone, ISO 8601. */
export const dayOf = (moment: number | string): string => dayIn.format(new Date(moment));

/** Calendar days from now to a deadline in the product's time zone; negative once its day is over. */
export const daysUntil = (due: string, now: number): number =>
  Math.round((Date.parse(dayOf(due)) - Date.parse(dayOf(now))) / DAY_MS);

/** The last second of a calendar day in the product's time zone, as a timestamp. */
export function endOfDay(day: string): string {
  const name = offsetIn.formatToParts(new Date(`${day}T21:00:00Z`)).find(({ type }) => type === "timeZoneName")?.value;
  return `${day}T23:59:59${name?.replace("GMT", "") || "Z"}`;
}

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
