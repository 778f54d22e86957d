import { DAY_MS } from "@kerkis/contract/core/limits.ts";

const TIME_ZONE = "Europe/Athens";

/** The calendar day in Athens of a moment, as midnight UTC, so that days can be counted with. */
function athensDay(moment: Date): Date {
  return new Date(`${new Intl.DateTimeFormat("sv-SE", { timeZone: TIME_ZONE }).format(moment)}T00:00:00Z`);
}

const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

/** The Mondays of the last `count` weeks in Athens, this week's last, as ISO days. */
export function lastWeeks(now: Date, count: number): string[] {
  const today = athensDay(now);
  const monday = today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: count }, (_, index) => isoDay(new Date(monday - (count - 1 - index) * 7 * DAY_MS)));
}

/** The first days of the last `count` months in Athens, this month's last, as ISO days. */
export function lastMonths(now: Date, count: number): string[] {
  const today = athensDay(now);
  return Array.from({ length: count }, (_, index) =>
    isoDay(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (count - 1 - index), 1))),
  );
}

/** Counts by period put in the periods' order, nothing where none were counted. */
export function byPeriod(periods: readonly string[], counted: readonly { period: string; count: number }[]): number[] {
  const counts = new Map(counted.map(({ period, count }) => [period, count]));
  return periods.map((period) => counts.get(period) ?? 0);
}

/** How many there were at the end of each period, given how many there are and how many came in each. */
export function runningTotals(total: number, added: readonly number[]): number[] {
  return added.map((_, index) => total - added.slice(index + 1).reduce((sum, count) => sum + count, 0));
}
