import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";

/** Tries a job again at once. @throws Refusal request.not_found when it is not one that failed */
export async function retryJob(
  platform: Platform,
  admin: Actor,
  { id, queue }: { id: string; queue: string },
): Promise<void> {
  await transact(platform.db, admin.userId, async (tx) => {
    if (!(await platform.jobs.retry(tx, queue, id))) throw new Refusal("request.not_found");
    await recordAudit(tx, admin, {
      action: "job.retried",
      organizationId: null,
      entity: { type: "job", id, name: queue },
    });
  });
}
