import { formatInZone } from "#shared/i18n/format.ts";

/** «Δευτέρα» or «Δευ» of a day. */
export const weekdayName = (day: string, weekday: "long" | "short"): string =>
  formatInZone(`${day}T12:00:00Z`, "UTC", { weekday });
