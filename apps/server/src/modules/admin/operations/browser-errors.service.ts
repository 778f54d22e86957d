import { createHash } from "node:crypto";
import type { browserError } from "@kerkis/contract/admin/admin.contract.ts";
import { HOUR_MS } from "@kerkis/contract/core/limits.ts";
import { withoutSecrets } from "@kerkis/contract/core/happenings/link-tokens.ts";
import type { ErrorStatus } from "@kerkis/contract/admin/operations/errors.taxonomy.ts";
import type * as z from "zod/mini";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoIn, isoNow, today } from "#platform/clock/clock.ts";
import { takeAdvisoryLock, transact } from "#platform/db/db.ts";
import { countCall } from "#platform/http/rate-limit.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { DROPPED, identityOf, NEW_FAILURES_PER_HOUR } from "./browser-errors.policy.ts";
import { changeStatus, countKnown, countNewSince, insertFailure } from "./browser-errors.repo.ts";

/** Links in what is kept must not open accounts; the browser masks them too, but an older one may be open somewhere. */
const kept = withoutSecrets;
const keptOrNull = (text: string | null | undefined): string | null => (text ? kept(text) : null);

/** A report as logs may show it. */
export const maskedReport = (report: z.infer<typeof browserError>) => ({
  ...report,
  error: kept(report.error),
  stack: keptOrNull(report.stack),
  componentStack: keptOrNull(report.componentStack),
  url: kept(report.url),
});

/**
 * Keeps what a browser reports (specification 7.5): the same failure once, with how often and when. Beyond
 * NEW_FAILURES_PER_HOUR different ones in an hour, or beyond ten of one network, the rest is only counted.
 * @param address the reporting browser's
 */
export async function recordBrowserError(
  platform: Platform,
  report: z.infer<typeof browserError>,
  address: string,
): Promise<void> {
  const now = isoNow(platform.clock);
  const at = { now, day: today(platform.clock) };
  const fingerprint = createHash("sha256").update(identityOf(report)).digest("hex");
  if (await platform.db.transaction((tx) => countKnown(tx, { fingerprint, ...at }))) return;
  const hasRoom = await mayReportNew(platform, address);
  await transact(platform.db, null, async (tx) => {
    // New ones come one after the other: two browsers meet the same failure at once, and the limit is counted.
    await takeAdvisoryLock(tx, "browser_errors");
    if (await countKnown(tx, { fingerprint, ...at })) return;
    if (hasRoom && (await countNewSince(tx, isoIn(platform.clock, -HOUR_MS))) < NEW_FAILURES_PER_HOUR) {
      await insertFailure(tx, {
        fingerprint,
        ...at,
        message: kept(report.error),
        stack: keptOrNull(report.stack),
        componentStack: keptOrNull(report.componentStack),
        url: kept(report.url),
      });
    } else if (!(await countKnown(tx, { fingerprint: DROPPED, ...at }))) {
      const nothing = { message: "", stack: null, componentStack: null, url: "" };
      await insertFailure(tx, { fingerprint: DROPPED, ...at, ...nothing });
    }
  });
}

/** Whether this network may bring one more failure that nobody knew. */
const mayReportNew = (platform: Platform, address: string): Promise<boolean> =>
  countCall(platform, "new-failure", address, null).then(
    () => true,
    (failure: unknown) => {
      if (failure instanceof Refusal) return false;
      throw failure;
    },
  );

/** Resolves, ignores or reopens a failure. @throws Refusal request.not_found */
export async function setErrorStatus(
  platform: Platform,
  admin: Actor,
  { id, status }: { id: string; status: ErrorStatus },
): Promise<void> {
  await transact(platform.db, admin.userId, async (tx) => {
    const changed = await changeStatus(tx, { id, status, by: admin.userId, now: isoNow(platform.clock) });
    if (!changed) throw new Refusal("request.not_found");
    if (changed.before === status) return;
    await recordAudit(tx, admin, {
      action: "browser_error.status_changed",
      organizationId: null,
      entity: { type: "browser_error", id, name: changed.message.slice(0, 120) },
      details: { from: changed.before, to: status },
    });
  });
}
