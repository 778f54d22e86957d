import { addDays, addWorkingDays, holidaysOf } from "@kerkis/contract/core/time/working-days.ts";
import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";

/** What a number of working days comes to from a day, with the holidays in between that would have been worked. */
export interface DueExample {
  until: string;
  holidays: { day: string; name: LocalizedText }[];
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Until when something lasts that begins on a day and takes so many working days. */
export function dueExample(from: string, days: number): DueExample {
  const until = addWorkingDays(from, days);
  const holidays: DueExample["holidays"] = [];
  for (let day = addDays(from, 1); day < until; day = addDays(day, 1)) {
    const name = holidaysOf(Number(day.slice(0, 4))).get(day);
    if (name && !isWeekend(day)) holidays.push({ day, name });
  }
  return { until, holidays };
}
