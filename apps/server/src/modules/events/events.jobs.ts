import type { Platform } from "#platform/platform.ts";
import { endOverdueOffers } from "./registrations/queue.service.ts";

/** What runs by the clock: seats that were not accepted in time pass to the next. */
export function eventsJobs(platform: Platform): void {
  platform.jobs.schedule("events.clock", "* * * * *", () => endOverdueOffers(platform));
}
