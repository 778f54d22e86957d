import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { TIME_ZONE } from "#shared/i18n/format.ts";

const clock = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});

/** The last minute of a day in Athens, as a moment; summer and winter differ by an hour. */
export function endOfDay(day: string): string {
  const moments = ["+03:00", "+02:00"].map((offset) => new Date(`${day}T23:59:00${offset}`));
  const found = moments.find((moment) => clock.format(moment) === `${day}, 23:59`);
  return (found ?? new Date(Date.parse(day) + DAY_MS)).toISOString();
}

/** The day in Athens of a moment. */
export const dayOf = (moment: string): string => clock.format(new Date(moment)).slice(0, 10);
