import { DAY_SECONDS, HOUR_SECONDS } from "@kerkis/contract/core/limits.ts";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";

/** How long something has run, in its two largest units. */
export function durationText(seconds: number): string {
  const days = Math.floor(seconds / DAY_SECONDS);
  const hours = Math.floor((seconds % DAY_SECONDS) / HOUR_SECONDS);
  const minutes = Math.floor((seconds % HOUR_SECONDS) / 60);
  if (days > 0) return m.admin_duration_days({ days: formatNumber(days), hours: formatNumber(hours) });
  return m.admin_duration_hours({ hours: formatNumber(hours), minutes: formatNumber(minutes) });
}
