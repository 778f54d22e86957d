import type { Platform } from "#platform/platform.ts";
import { eraseDueAccounts } from "./account-deletion.service.ts";

/** Every hour: accounts whose grace period is over are erased. */
export function registerAccountJobs(platform: Platform): void {
  platform.jobs.schedule("account.erase-due", "17 * * * *", async () => {
    const erased = await eraseDueAccounts(platform);
    if (erased > 0) platform.log.info({ erased }, "accounts erased");
  });
}
