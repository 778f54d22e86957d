import type { Platform } from "#platform/platform.ts";
import { forgetTakenBack } from "./interest/interest.service.ts";
import { endOverdueOffers } from "./registrations/queue.service.ts";
import { sendReminders } from "./reminders.service.ts";

/** What runs by the clock: seats that were not accepted in time pass to the next, people are reminded, and what was taken back is forgotten. */
export function eventsJobs(platform: Platform): void {
  platform.jobs.schedule("events.clock", "* * * * *", async () => {
    await endOverdueOffers(platform);
    await sendReminders(platform);
    await forgetTakenBack(platform);
  });
}
