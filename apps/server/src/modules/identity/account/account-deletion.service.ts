import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { identityHappenings } from "@kerkis/contract/identity/identity.happenings.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { databaseErrorCode, transact } from "#platform/db/db.ts";
import { discardFile } from "#platform/files/stored-files.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import {
  accountErasedMail,
  deletionCancelledMail,
  deletionRequestedMail,
  erasureStoppedMail,
} from "./account.mails.ts";
import { deletionRefusal, isErasureDue } from "./account.policy.ts";
import { accountsToErase, erasePerson, isLastSuperAdmin, lockProfile, patchProfile } from "./account.repo.ts";
import { graceEnd, ownAccount, ownProfile, requireProof } from "./account.service.ts";
import { accountDeletionRequested, accountErased } from "../identity.api.ts";

const BATCH = 100;
/** The database keeps an owner in every organization and a super admin in the installation. */
const KEPT_BY_THE_DATABASE: ReadonlySet<string | null> = new Set(["KR004", "KR005"]);

/**
 * Has the account erased after 30 days (completions 10). Until then everything works, and the person can cancel.
 * @throws Refusal auth.proof_required, auth.invalid_credentials, account.confirmation_differs, auth.last_super_admin,
 * account.last_owner naming the organizations
 */
export async function requestDeletion(
  platform: Platform,
  actor: Actor,
  input: { confirmation: string; password?: string | undefined },
  address: string,
): Promise<void> {
  await requireProof(platform, actor, input, address);
  await transact(platform.db, actor.userId, async (tx) => {
    const profile = await ownProfile(tx, actor.userId);
    const { email, language } = profile;
    const refusal = deletionRefusal({
      confirmation: input.confirmation,
      email,
      isLastSuperAdmin: await isLastSuperAdmin(tx, actor.userId),
    });
    if (refusal === "account.confirmation_differs")
      throw new Refusal(refusal, { fields: [{ path: "confirmation", code: "invalid" }] });
    if (refusal) throw new Refusal(refusal);
    // Asked twice by a double click: the first request stands.
    if (profile.deletion_requested_at) return;
    const context = { tx, platform, actorId: actor.userId };
    await platform.events.emit(context, accountDeletionRequested, { userId: actor.userId });
    await announce(context, identityHappenings.deletionRequested, aboutAccount(actor));
    const now = isoNow(platform.clock);
    await patchProfile(tx, actor.userId, { deletion_requested_at: now });
    const url = `${platform.config.publicUrl}/settings?section=delete`;
    const content = deletionRequestedMail[language]({ firstName: profile.first_name, url, erasedOn: graceEnd(now) });
    await sendMail(platform.jobs, tx, { to: email, language, content });
    await recordAudit(tx, actor, { ...ownAccount(actor), action: "account.deletion_requested" });
  });
}

const aboutAccount = ({ userId }: Actor) => ({ audience: [userId], organizationId: null, facts: {} });

/** Keeps the account after all. */
export async function cancelDeletion(platform: Platform, actor: Actor): Promise<void> {
  refuseWhileImpersonating(actor);
  await transact(platform.db, actor.userId, async (tx) => {
    const { deletion_requested_at: requestedAt, first_name, email, language } = await ownProfile(tx, actor.userId);
    if (!requestedAt) return;
    await patchProfile(tx, actor.userId, { deletion_requested_at: null });
    const url = `${platform.config.publicUrl}/settings`;
    const content = deletionCancelledMail[language]({ firstName: first_name, url });
    await sendMail(platform.jobs, tx, { to: email, language, content });
    await recordAudit(tx, actor, { ...ownAccount(actor), action: "account.deletion_cancelled" });
    const context = { tx, platform, actorId: actor.userId };
    await announce(context, identityHappenings.deletionCancelled, aboutAccount(actor));
  });
}

/**
 * Erases the accounts whose grace period is over, each in a transaction of its own: what a crash interrupts is done by the
 * next run, and what is done is done once.
 * @returns how many were erased
 */
export async function eraseDueAccounts(platform: Platform): Promise<number> {
  const due = await accountsToErase(platform.db, isoIn(platform.clock, -LIMITS.accountGraceMs), BATCH);
  let erased = 0;
  const failures: unknown[] = [];
  for (const userId of due) {
    try {
      if (await eraseAccount(platform, userId)) erased += 1;
    } catch (failure) {
      if (isNeeded(failure)) await stopErasure(platform, userId);
      else failures.push(failure);
    }
  }
  // One account that cannot be erased does not keep the others; the job says so and is tried again.
  if (failures.length > 0) throw new AggregateError(failures, "Accounts were not erased.");
  return erased === BATCH ? erased + (await eraseDueAccounts(platform)) : erased;
}

const isNeeded = (failure: unknown): boolean =>
  failure instanceof Refusal || KEPT_BY_THE_DATABASE.has(databaseErrorCode(failure));

/** Erases one account, unless it was cancelled or erased meanwhile. */
async function eraseAccount(platform: Platform, userId: string): Promise<boolean> {
  return transact(platform.db, null, async (tx) => {
    const profile = await lockProfile(tx, userId);
    if (!profile || profile.erased_at || !isErasureDue(profile.deletion_requested_at, platform.clock.now()))
      return false;
    const { email, language, avatar_url: avatar } = profile;
    await platform.events.emit({ tx, platform, actorId: null }, accountErased, { userId, email });
    await platform.realtime.disconnectUser(tx, userId);
    await erasePerson(tx, profile, isoNow(platform.clock));
    if (avatar) await discardFile(platform.jobs, tx, avatar);
    const content = accountErasedMail[language]({ firstName: profile.first_name });
    await sendMail(platform.jobs, tx, { to: email, language, content });
    await recordAudit(tx, null, {
      action: "account.erased",
      organizationId: null,
      entity: { type: "account", id: userId },
    });
    return true;
  });
}

/** The person became indispensable since they asked: the account stays, and they learn what to do. */
async function stopErasure(platform: Platform, userId: string): Promise<void> {
  await transact(platform.db, null, async (tx) => {
    const profile = await lockProfile(tx, userId);
    if (!profile || profile.erased_at) return;
    const { email, language, first_name, last_name } = profile;
    await patchProfile(tx, userId, { deletion_requested_at: null });
    const url = `${platform.config.publicUrl}/settings?section=delete`;
    const content = erasureStoppedMail[language]({ firstName: first_name, url });
    await sendMail(platform.jobs, tx, { to: email, language, content });
    await recordAudit(tx, null, {
      action: "account.erasure_stopped",
      organizationId: null,
      entity: { type: "account", id: userId, name: `${first_name} ${last_name}` },
    });
  });
}
