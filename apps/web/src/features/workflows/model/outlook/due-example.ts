import { addWorkingDays, type Holiday, holidaysBetween } from "@kerkis/contract/core/time/working-days.ts";

/** What a number of working days comes to from a day, with the holidays in between that would have been worked. */
export interface DueExample {
  until: string;
  holidays: Holiday[];
}

/** Until when something lasts that begins on a day and takes so many working days. */
export function dueExample(from: string, days: number): DueExample {
  const until = addWorkingDays(from, days);
  return { until, holidays: holidaysBetween(from, until) };
}
