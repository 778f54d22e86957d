import type { Platform } from "#platform/platform.ts";
import { applyRetention } from "./retention.service.ts";

/** Every night at half past three, Athens time, organizations forget what they no longer keep (completions 10). */
export function retentionJobs(platform: Platform): void {
  platform.jobs.schedule("organizations.retention", "30 3 * * *", () => applyRetention(platform));
}
