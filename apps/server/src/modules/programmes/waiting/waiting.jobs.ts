import type { Platform } from "#platform/platform.ts";
import { tellOfOpened } from "./waiting.service.ts";

/** What runs by the clock: whoever asked hears that a call has opened. */
export function waitingJobs(platform: Platform): void {
  platform.jobs.schedule("programmes.clock", "* * * * *", () => tellOfOpened(platform));
}
