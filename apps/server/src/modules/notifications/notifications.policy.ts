import type { DeliverySettings } from "@kerkis/contract/notifications/preferences.schema.ts";

const MS = { unit: "millisecond" } as const;

/** That time of day on a day of a timezone; an hour that spring skips is the next there is. */
const momentOn = (day: Temporal.ZonedDateTime, time: string): Temporal.ZonedDateTime =>
  day.toPlainDate().toZonedDateTime({ timeZone: day.timeZoneId, plainTime: Temporal.PlainTime.from(time) });

const localNow = (now: Date, timezone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone);

/**
 * How long mail and push wait for the quiet hours to end (completions 6), in milliseconds; 0 outside of them.
 * Hours are local to the person's timezone, and real on the days that daylight saving makes longer or shorter.
 */
export function quietMs({ quiet, timezone }: Pick<DeliverySettings, "quiet" | "timezone">, now: Date): number {
  if (!quiet) return 0;
  const local = localNow(now, timezone);
  for (const daysAgo of [1, 0]) {
    const begins = momentOn(local.subtract({ days: daysAgo }), quiet.from);
    const lastDay = quiet.until > quiet.from ? begins : begins.add({ days: 1 });
    const ends = momentOn(lastDay, quiet.until);
    if (Temporal.ZonedDateTime.compare(begins, local) <= 0 && Temporal.ZonedDateTime.compare(local, ends) < 0) {
      return local.until(ends, { largestUnit: MS.unit }).total(MS);
    }
  }
  return 0;
}

/** The latest moment, now or before, at which the daily digest goes out. */
function lastDigestAt({ digest_at, timezone }: Pick<DeliverySettings, "digest_at" | "timezone">, now: Date): Date {
  const local = localNow(now, timezone);
  const today = momentOn(local, digest_at);
  const last =
    Temporal.ZonedDateTime.compare(today, local) <= 0 ? today : momentOn(local.subtract({ days: 1 }), digest_at);
  return new Date(last.epochMilliseconds);
}

/**
 * Whether the daily digest is due: its hour has come since the last one, and something was waiting by then.
 * @param oldestWaiting when the first of what waits happened
 */
export function isDigestDue(
  settings: Pick<DeliverySettings, "digest_at" | "timezone">,
  { oldestWaiting, sentAt }: { oldestWaiting: string; sentAt: string | null },
  now: Date,
): boolean {
  const last = lastDigestAt(settings, now);
  return new Date(oldestWaiting) <= last && (sentAt === null || new Date(sentAt) < last);
}
