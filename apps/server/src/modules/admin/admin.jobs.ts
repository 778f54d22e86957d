import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { lt } from "drizzle-orm";
import { closeOverdueImpersonations } from "#modules/identity/identity.api.ts";
import { isoIn } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { mailOutbox } from "#platform/mail/mail.tables.ts";
import type { Platform } from "#platform/platform.ts";
import { deleteFailuresBefore } from "./operations/browser-errors.repo.ts";
import { deleteMetricsBefore } from "./operations/metrics.repo.ts";

/** How long each is kept. Mail goes first: without an SMTP server it holds links. */
const KEPT_DAYS = { outbox: 14, metrics: 90, errors: 90 };

/** Forgets what nobody needs any more (completions 10: retention rules). */
export async function forgetOldTraces(platform: Platform): Promise<void> {
  const before = (days: number) => isoIn(platform.clock, -days * DAY_MS);
  await transact(platform.db, null, async (tx) => {
    await tx.delete(mailOutbox).where(lt(mailOutbox.created_at, before(KEPT_DAYS.outbox)));
    await deleteMetricsBefore(tx, before(KEPT_DAYS.metrics));
    await deleteFailuresBefore(tx, before(KEPT_DAYS.errors));
  });
}

/** What the installation does by the clock. */
export function adminJobs(platform: Platform): void {
  platform.jobs.schedule("admin.retention", "25 3 * * *", () => forgetOldTraces(platform));
  platform.jobs.schedule("admin.impersonations", "*/5 * * * *", () => closeOverdueImpersonations(platform));
}
