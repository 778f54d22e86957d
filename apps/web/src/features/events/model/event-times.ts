import type { EventRow } from "@kerkis/contract/events/events.schema.ts";
import { m } from "#messages";
import { formatInZone } from "#shared/i18n/format.ts";

type Times = Pick<EventRow, "start_date" | "end_date" | "timezone">;

const TIME = { hour: "2-digit", minute: "2-digit", hour12: false } as const;

/** «18:30» by the event's clock. */
export const timeText = (moment: string, timezone: string): string => formatInZone(moment, timezone, TIME);

const dayOf = (moment: string, timezone: string): string =>
  formatInZone(moment, timezone, { year: "numeric", month: "numeric", day: "numeric" });

/** «18:30 – 21:30», with the day where it ends on another one. */
export function timeRange({ start_date: start, end_date: end, timezone }: Times): string {
  const isOneDay = dayOf(start, timezone) === dayOf(end, timezone);
  const ends = isOneDay
    ? timeText(end, timezone)
    : formatInZone(end, timezone, { weekday: "long", day: "numeric", month: "short", ...TIME });
  return `${timeText(start, timezone)} – ${ends}`;
}

/** The parts of its first day that stand apart: «27», «Παρασκευή», «Νοεμβρίου». */
export function dayParts({ start_date: start, timezone }: Times) {
  const part = (options: Intl.DateTimeFormatOptions) => formatInZone(start, timezone, options);
  return {
    day: part({ day: "numeric" }),
    weekday: part({ weekday: "long" }),
    shortWeekday: part({ weekday: "short" }),
    month: part({ day: "numeric", month: "long" }).replace(/^\d+\s*/, ""),
    shortMonth: part({ month: "short" }),
    monthOfYear: part({ month: "long", year: "numeric" }),
  };
}

/** «Παρασκευή 27 Νοεμβρίου 2026». */
export const dayText = ({ start_date: start, timezone }: Times): string =>
  formatInZone(start, timezone, { weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** Whose clock it is: «Αθήνα» of «Europe/Athens» by the last part of its name. */
export const zoneName = (timezone: string): string =>
  timezone === "Europe/Athens" ? m.events_zone_athens() : (timezone.split("/").at(-1) ?? timezone).replaceAll("_", " ");
