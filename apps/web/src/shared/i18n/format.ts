/**
 * Numbers, money, dates, sizes and relative time in the current language.
 * Dates are shown in Athens time on both sides, so the first client render equals the server's.
 */
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import * as formats from "@kerkis/contract/core/text/formats.ts";
import { m } from "#messages";
import { currentLanguage } from "./language.ts";

export const TIME_ZONE = "Europe/Athens";
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = DAY_MS / MINUTE_MS;
const WEEK_MINUTES = 7 * DAY_MINUTES;

type Instant = Date | string | number;

const numberFormat = (options: Intl.NumberFormatOptions) => formats.numberFormat(currentLanguage(), options);
const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  formats.dateFormat(currentLanguage(), { timeZone: TIME_ZONE, ...options });

const toDate = (value: Instant): Date => (value instanceof Date ? value : new Date(value));

/** A number with at most `fractionDigits` decimals (default 0): 1.284 in Greek, 1,284 in English. */
export const formatNumber = (value: number, fractionDigits = 0): string =>
  numberFormat({ maximumFractionDigits: fractionDigits }).format(value);

/** A number with exactly `fractionDigits` decimals, for figures that stand under one another: 89,0 above 88,7. */
export const formatFigure = (value: number, fractionDigits: number): string =>
  numberFormat({ minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }).format(value);

/** A share between 0 and 1 as a percentage. */
export const formatPercent = (share: number, fractionDigits = 0): string =>
  numberFormat({ style: "percent", maximumFractionDigits: fractionDigits }).format(share);

/** Money in whole units of an ISO 4217 currency; `compact` shortens (38,4 εκ. €). */
export const formatMoney = (amount: number, currency = "EUR", compact = false): string =>
  numberFormat({
    style: "currency",
    currency,
    maximumFractionDigits: compact ? 1 : Number.isInteger(amount) ? 0 : 2,
    minimumFractionDigits: 0,
    ...(compact && { notation: "compact" as const }),
  }).format(amount);

/** A day: 20 Νοεμβρίου 2026; or its month alone: Νοέμβριος 2026. A date without time (2026-11-20) is that day everywhere. */
export function formatDate(value: Instant, style: "long" | "medium" | "short" | "month" = "long"): string {
  const plainDay = typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const options: Intl.DateTimeFormatOptions =
    style === "month"
      ? { month: "long", year: "numeric" }
      : style === "short"
        ? { day: "numeric", month: "short" }
        : { day: "numeric", month: style === "long" ? "long" : "short", year: "numeric" };
  return dateFormat(plainDay ? { ...options, timeZone: "UTC" } : options).format(toDate(value));
}

/** A day with its weekday: Παρασκευή 20 Νοεμβρίου. */
export const formatWeekday = (value: Instant): string =>
  dateFormat({ weekday: "long", day: "numeric", month: "long" }).format(toDate(value));

/** A day and the time of it, 24-hour. */
export const formatDateTime = (value: Instant): string =>
  dateFormat({
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  }).format(toDate(value));

/** Part of a moment by the clock of a place, as the event there has it. */
export const formatInZone = (value: Instant, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat({ ...options, timeZone }).format(toDate(value));

const yearOf = (value: Instant): string => dateFormat({ year: "numeric" }).format(toDate(value));

/** How long ago, as specification 2.12 words it, and the day once that is a week; a moment in the future counts as now. */
export function formatRelative(value: Instant, now: Instant): string {
  const minutes = Math.floor((toDate(now).getTime() - toDate(value).getTime()) / MINUTE_MS);
  if (minutes < 1) return m.time_just_now();
  if (minutes < HOUR_MINUTES) return m.time_minutes_ago({ count: minutes });
  if (minutes < DAY_MINUTES) return m.time_hours_ago({ count: Math.floor(minutes / HOUR_MINUTES) });
  if (minutes < WEEK_MINUTES) return m.time_days_ago({ count: Math.floor(minutes / DAY_MINUTES) });
  return formatDate(value, yearOf(value) === yearOf(now) ? "short" : "medium");
}

/** A file's size in bytes, kilobytes or megabytes (powers of 1024, as file managers count). */
export function formatFileSize(bytes: number): string {
  const [unit, divisor] =
    bytes < 1024
      ? (["byte", 1] as const)
      : bytes < 1024 ** 2
        ? (["kilobyte", 1024] as const)
        : bytes < 1024 ** 3
          ? (["megabyte", 1024 ** 2] as const)
          : (["gigabyte", 1024 ** 3] as const);
  return numberFormat({ style: "unit", unit, maximumFractionDigits: divisor === 1 ? 0 : 1 }).format(bytes / divisor);
}

/** Names in a sentence: «Α, Β και Γ», or «Α, Β ή Γ». */
export const formatList = (items: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat(formats.LOCALES[currentLanguage()], { type }).format(items);
