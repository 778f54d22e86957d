import { DAY_MS, HOUR_MS } from "@kerkis/contract/core/limits.ts";
import { eventsHappenings } from "@kerkis/contract/events/events.happenings.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import type { Platform } from "#platform/platform.ts";
import { lockedEvent } from "./events.repo.ts";
import { events } from "./events.tables.ts";
import { peopleIn } from "./registrations/registrations.repo.ts";

/** How long before it starts people are reminded of an event. */
const REMINDERS = [
  ["hour", HOUR_MS, eventsHappenings.reminderHour],
  ["day", DAY_MS, eventsHappenings.reminderDay],
  ["week", 7 * DAY_MS, eventsHappenings.reminderWeek],
] as const;
const EVENTS_AT_ONCE = 200;

/**
 * Reminds those who have a seat a week, a day and an hour before. Of reminders that were missed while nothing ran only the
 * nearest goes out; each goes out once, however many nodes there are.
 */
export async function sendReminders(platform: Platform): Promise<void> {
  const now = isoNow(platform.clock);
  for (const [index, [name, before, happening]] of REMINDERS.entries()) {
    const until = new Date(Date.parse(now) + before).toISOString();
    const due = await platform.db
      .select({ id: events.id })
      .from(events)
      .where(
        and(
          eq(events.is_published, true),
          eq(events.organization_open, true),
          isNull(events.cancelled_at),
          isNull(events.deleted_at),
          sql`${events.start_date} > ${now}::timestamptz and ${events.start_date} <= ${until}::timestamptz`,
          sql`not ${events.reminded} @> array[${name}]::text[]`,
        ),
      )
      .limit(EVENTS_AT_ONCE);
    for (const { id } of due) {
      await transact(platform.db, null, async (tx) => {
        const event = await lockedEvent(tx, id);
        if (event.reminded.includes(name)) return;
        const passed = REMINDERS.slice(index).map(([reminder]) => reminder);
        await tx
          .update(events)
          .set({ reminded: [...new Set([...event.reminded, ...passed])] })
          .where(eq(events.id, id));
        await announce({ tx, platform, actorId: null }, happening, {
          audience: await peopleIn(tx, id, ["registered"]),
          organizationId: event.organization_id,
          facts: {
            event_id: id,
            event_title: event.title,
            starts: event.start_date,
            timezone: event.timezone,
            place: [event.venue, event.city].filter(Boolean).join(", ") || undefined,
          },
        });
      });
    }
  }
}
