import { formatInZone } from "#shared/i18n/format.ts";

/** A day of the calendar with its weekday, short: Δευ 8 Μαρ. */
export const dayText = (day: string): string =>
  formatInZone(`${day}T12:00:00Z`, "UTC", { weekday: "short", day: "numeric", month: "short" });
