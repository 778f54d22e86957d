import { identityHappenings } from "@kerkis/contract/identity/identity.happenings.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { enforce } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import {
  closeImpersonation,
  deleteSession,
  insertImpersonation,
  openImpersonationsOf,
  overdueImpersonations,
  sessionOwner,
  type ImpersonationRecord,
} from "./impersonation.repo.ts";
import { impersonationMail } from "./people.mails.ts";
import { impersonationRefusal } from "./people.policy.ts";
import { accountToChange, auditOf, mailAccount } from "./people.service.ts";

const MINUTE_MS = 60_000;

/**
 * Begins support access to an account (completions 1): audited, and the person is notified by bell and mail. An earlier one of the same
 * super admin ends.
 * @returns the token of the support session and when it ends
 * @throws Refusal auth.impersonation_refused for a super admin, oneself, or while switched off
 */
export async function startImpersonation(
  platform: Platform,
  admin: Actor,
  given: { id: string; reason: string; minutes: number; address: string; userAgent: string | null },
): Promise<{ token: string; expiresAt: string }> {
  return transact(platform.db, admin.userId, async (tx) => {
    const account = await accountToChange(tx, given.id);
    enforce(impersonationRefusal(admin, account, platform.features.isOn("impersonation")));
    for (const open of await openImpersonationsOf(tx, admin.userId)) await end(platform, tx, open, "replaced");
    const expiresAt = isoIn(platform.clock, given.minutes * MINUTE_MS);
    const token = await insertImpersonation(tx, {
      ...given,
      adminId: admin.userId,
      userId: account.userId,
      now: isoNow(platform.clock),
      expiresAt,
    });
    const { reason, minutes } = given;
    await recordAudit(tx, admin, auditOf("impersonation.started", account, { reason, minutes }));
    const facts = { firstName: account.firstName, url: platform.config.publicUrl, admin: admin.name, reason };
    await mailAccount(platform, tx, account, impersonationMail[account.language](facts));
    await announce({ tx, platform, actorId: admin.userId }, identityHappenings.impersonated, {
      audience: [account.userId],
      organizationId: null,
      facts: { person_name: admin.name, reason },
    });
    return { token, expiresAt };
  });
}

/**
 * Ends what the super admin of this token has borrowed. Works after the time is over, too.
 * @param token of the super admin's own session
 * @returns until when that session lives; null when it is none any more
 */
export async function stopImpersonation(platform: Platform, token: string): Promise<string | null> {
  return transact(platform.db, null, async (tx) => {
    const own = await sessionOwner(tx, token, isoNow(platform.clock));
    if (!own) return null;
    for (const open of await openImpersonationsOf(tx, own.userId)) await end(platform, tx, open, "stopped");
    return own.expiresAt;
  });
}

/** Signing out of a support session ends it and the super admin's own: nobody stays signed in behind it. */
export async function signOutOfImpersonation(platform: Platform, actor: Actor, ownToken: string | null): Promise<void> {
  if (actor.impersonatorId === null) return;
  await transact(platform.db, actor.impersonatorId, async (tx) => {
    for (const open of await openImpersonationsOf(tx, actor.impersonatorId ?? "")) {
      await end(platform, tx, open, "signed_out");
    }
    const own = ownToken === null ? null : await sessionOwner(tx, ownToken, isoNow(platform.clock));
    if (own?.userId !== actor.impersonatorId) return;
    await deleteSession(tx, own.sessionId);
    await platform.realtime.disconnectSession(tx, own.sessionId);
  });
}

/** Closes what ran out, so that the audit log has its end; run every few minutes. Sessions ended by the clock already. */
export async function closeOverdueImpersonations(platform: Platform): Promise<void> {
  await transact(platform.db, null, async (tx) => {
    for (const open of await overdueImpersonations(tx, isoNow(platform.clock)))
      await end(platform, tx, open, "expired");
  });
}

async function end(
  platform: Platform,
  tx: Tx,
  record: ImpersonationRecord,
  how: "stopped" | "expired" | "replaced" | "signed_out",
): Promise<void> {
  if (record.sessionId) await platform.realtime.disconnectSession(tx, record.sessionId);
  await closeImpersonation(tx, record, isoNow(platform.clock));
  await recordAudit(
    tx,
    { userId: record.adminId, name: record.adminName },
    {
      action: "impersonation.ended",
      organizationId: null,
      entity: { type: "person", id: record.userId, name: record.userName },
      details: { how },
    },
  );
}
