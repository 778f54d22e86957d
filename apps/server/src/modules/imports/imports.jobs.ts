import type { Platform } from "#platform/platform.ts";
import { importWork, runImport } from "./running/work.service.ts";

/** Carries imports on in the background. */
export function importJobs(platform: Platform): void {
  platform.jobs.handle(importWork, ({ importId }) => runImport(platform, importId));
}
