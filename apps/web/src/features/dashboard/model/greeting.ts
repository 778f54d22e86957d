import { m } from "#messages";
import { calledName } from "#shared/i18n/called-name.ts";
import { TIME_ZONE } from "#shared/i18n/format.ts";

/** Good morning until noon, good afternoon until six, good evening after, by Athens time. */
export function greeting(firstName: string, now: Date): string {
  const hour = Number(
    new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hour12: false, timeZone: TIME_ZONE }).format(now),
  );
  const name = calledName(firstName);
  if (hour >= 4 && hour < 12) return m.dashboard_morning({ name });
  return hour >= 12 && hour < 18 ? m.dashboard_afternoon({ name }) : m.dashboard_evening({ name });
}
