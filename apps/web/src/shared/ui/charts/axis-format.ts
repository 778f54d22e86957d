import { dateFormat } from "@kerkis/contract/core/text/formats.ts";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";

type Period = "day" | "month";

const formatUtc = (isoDay: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(currentLanguage(), { ...options, timeZone: "UTC" }).format(new Date(`${isoDay.slice(0, 10)}T00:00:00Z`));

/** A point in time as an axis shows it: 17/11, or Νοε. The day is that day everywhere. */
export const formatTick = (isoDay: string, period: Period): string =>
  formatUtc(isoDay, period === "month" ? { month: "short" } : { day: "numeric", month: "numeric" });

/** The same in full: 17 Νοε 2026, or Νοέμβριος 2026. */
export const formatPoint = (isoDay: string, period: Period): string =>
  period === "month" ? formatUtc(isoDay, { month: "long", year: "numeric" }) : formatDate(isoDay, "medium");

/** A count as charts say it. */
export const formatWhole = (value: number): string => formatNumber(value);
