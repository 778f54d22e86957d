import type { Platform } from "#platform/platform.ts";
import { sendDueDigests } from "./delivery/digest.service.ts";
import { deliverPush, sendPush } from "./delivery/push.service.ts";

/** Web push after commit, and digests: looked for every five minutes, since everyone has an hour and a timezone of their own. */
export function notificationsJobs(platform: Platform): void {
  platform.jobs.handle(deliverPush, (job) => sendPush(platform, job));
  platform.jobs.schedule("notifications.digests", "*/5 * * * *", () => sendDueDigests(platform));
}
