/** Calendar days of the product's time zone, wherever the machine is. */
import { momentOf, wallTime } from "@kerkis/contract/core/time/zone.ts";
import { TIME_ZONE } from "./format.ts";

/** The calendar day of a moment, ISO 8601. */
export const dayOf = (moment: number | string): string =>
  wallTime(new Date(moment).toISOString(), TIME_ZONE).slice(0, 10);

/** Today's calendar day, as the server sees it: 2026-11-20. */
export const todayInAthens = (): string => dayOf(Date.now());

/** The hour that a clock shows at a moment, 0 to 23. */
export const hourOf = (moment: number): number =>
  Number(wallTime(new Date(moment).toISOString(), TIME_ZONE).slice(11, 13));

/** The last second of a calendar day, as a moment. */
export const endOfDay = (day: string): string => momentOf(`${day}T23:59:59`, TIME_ZONE);
