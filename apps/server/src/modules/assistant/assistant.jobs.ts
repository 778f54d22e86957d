import type { Platform } from "#platform/platform.ts";
import { forgetOldConversations } from "./assistant.service.ts";

/** Old conversations are erased at night (completions 10, retention rules). */
export function assistantJobs(platform: Platform): void {
  platform.jobs.schedule("assistant.retention", "40 3 * * *", () => forgetOldConversations(platform));
}
