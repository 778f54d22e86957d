import { asc, eq, or } from "drizzle-orm";
import { accountErased } from "#modules/identity/identity.api.ts";
import type { Events } from "#platform/platform.ts";
import { eventCalendars } from "../calendars/calendars.tables.ts";
import { eventCohosts } from "../cohosts/cohosts.tables.ts";
import { eventInterests } from "../interest/interest.tables.ts";
import { lockedEvent } from "../events.repo.ts";
import { offerFreeSeats } from "../registrations/queue.service.ts";
import { eventRegistrations as registrations } from "../registrations/registrations.tables.ts";

/** With the account go its calendar, its part in running events, what interested it, its seats and places in queues, which pass to the next. */
export function eventsPersonalDataListeners(events: Events): void {
  events.on(accountErased, async ({ tx, platform }, { userId, email }) => {
    await tx.delete(eventCohosts).where(or(eq(eventCohosts.user_id, userId), eq(eventCohosts.email, email)));
    await tx.delete(eventInterests).where(eq(eventInterests.user_id, userId));
    await tx.delete(eventCalendars).where(eq(eventCalendars.user_id, userId));
    const held = await tx
      .select({ id: registrations.id, eventId: registrations.event_id })
      .from(registrations)
      .where(eq(registrations.user_id, userId))
      .orderBy(asc(registrations.event_id));
    for (const { id, eventId } of held) {
      const event = await lockedEvent(tx, eventId);
      await tx.delete(registrations).where(eq(registrations.id, id));
      await offerFreeSeats(platform, tx, event);
    }
  });
}
