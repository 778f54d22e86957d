import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long something has run, in its two largest units. */
export function durationText(seconds: number): string {
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  const minutes = Math.floor((seconds % HOUR) / 60);
  if (days > 0) return m.admin_duration_days({ days: formatNumber(days), hours: formatNumber(hours) });
  return m.admin_duration_hours({ hours: formatNumber(hours), minutes: formatNumber(minutes) });
}
