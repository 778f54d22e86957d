import type { RoleDecision } from "@kerkis/contract/admin/people/people.schema.ts";
import type { AuditAction } from "@kerkis/contract/codes.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import { SESSION_CHANGED_EVENT, userTopic } from "@kerkis/contract/core/realtime.ts";
import { identityHappenings } from "@kerkis/contract/identity/identity.happenings.ts";
import { recordAudit, type AuditEntry } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { MailContent } from "#platform/mail/mail.layout.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import { dropLinks } from "../account/account.repo.ts";
import { resetMail } from "../identity.mails.ts";
import { insertLink, insertSuperAdmin, markVerified } from "../identity.repo.ts";
import { roleDecisionMail, twoFactorDisabledMail } from "./people.mails.ts";
import {
  accountForChange,
  closeRoleRequest,
  deleteSessions,
  deleteSuperAdmin,
  deleteTwoFactor,
  roleRequestForChange,
  setProfileRole,
  settleRoleRequest,
  type AccountRecord,
} from "./people.repo.ts";

/** The account with a lock. @throws Refusal person.not_found */
export async function accountToChange(tx: Tx, userId: string): Promise<AccountRecord> {
  const account = await accountForChange(tx, userId);
  if (!account) throw new Refusal("person.not_found");
  return account;
}

/** What was typed must be the account's e-mail address. @throws Refusal input.invalid */
function confirmed(account: AccountRecord, confirmation: string): void {
  if (confirmation.trim().toLowerCase() !== account.email.toLowerCase()) {
    throw new Refusal("input.invalid", { fields: [{ path: "confirmation", code: "invalid" }] });
  }
}

export const auditOf = (
  action: AuditAction,
  account: AccountRecord,
  details: Record<string, unknown> = {},
): AuditEntry => ({
  action,
  organizationId: null,
  entity: { type: "person", id: account.userId, name: account.name },
  details,
});

export async function mailAccount(
  platform: Platform,
  tx: Tx,
  account: AccountRecord,
  content: MailContent,
): Promise<void> {
  await sendMail(platform.jobs, tx, { to: account.email, language: account.language, content });
}

/** The person's open pages ask again who they are: what they may see changes at once. */
const sessionChanged = (platform: Platform, tx: Tx, userId: string): Promise<void> =>
  platform.realtime.publish(tx, userTopic(userId), SESSION_CHANGED_EVENT, {});

/** Gives someone another profile role; registry_coordinator is only ever given this way (completions 1). */
export async function changeProfileRole(
  platform: Platform,
  admin: Actor,
  { id, role }: { id: string; role: ProfileRole },
): Promise<void> {
  await transact(platform.db, admin.userId, async (tx) => {
    const account = await accountToChange(tx, id);
    if (account.role === role) return;
    await setProfileRole(tx, id, role);
    await settleRoleRequest(tx, id, role, { by: admin.userId, at: isoNow(platform.clock) });
    await recordAudit(tx, admin, auditOf("person.role_changed", account, { from: account.role, to: role }));
    await announce({ tx, platform, actorId: admin.userId }, identityHappenings.profileRoleChanged, {
      audience: [id],
      organizationId: null,
      facts: { role },
    });
    await sessionChanged(platform, tx, id);
  });
}

/** Counts someone's e-mail as verified, for who cannot receive the link. */
export async function verifyAccount(platform: Platform, admin: Actor, id: string): Promise<void> {
  await transact(platform.db, admin.userId, async (tx) => {
    const account = await accountToChange(tx, id);
    if (account.isVerified) return;
    await markVerified(tx, id, null);
    await recordAudit(tx, admin, auditOf("person.email_verified", account, { email: account.email }));
  });
}

/** Mails someone the link to set a new password. */
export async function sendResetLink(platform: Platform, admin: Actor, id: string): Promise<void> {
  await transact(platform.db, admin.userId, async (tx) => {
    const account = await accountToChange(tx, id);
    const token = await insertLink(tx, "reset_password", id, isoIn(platform.clock, LIMITS.resetLinkMs));
    const url = `${platform.config.publicUrl}/reset-password?token=${token}`;
    await mailAccount(platform, tx, account, resetMail[account.language]({ firstName: account.firstName, url }));
    await recordAudit(tx, admin, auditOf("person.reset_link_sent", account));
  });
}

/** Signs someone out everywhere; open links of the account end too. */
export async function endSessionsOf(platform: Platform, admin: Actor, id: string): Promise<void> {
  await transact(platform.db, admin.userId, async (tx) => {
    const account = await accountToChange(tx, id);
    const count = await deleteSessions(tx, id);
    await dropLinks(tx, id);
    await platform.realtime.disconnectUser(tx, id);
    await recordAudit(tx, admin, auditOf("person.sessions_ended", account, { count }));
  });
}

/** A support case: someone lost their second factor. Their sessions end and they get a mail that says so. */
export async function disableTwoFactor(
  platform: Platform,
  admin: Actor,
  { id, confirmation }: { id: string; confirmation: string },
): Promise<void> {
  await transact(platform.db, admin.userId, async (tx) => {
    const account = await accountToChange(tx, id);
    confirmed(account, confirmation);
    if (!account.hasTwoFactor) return;
    await deleteTwoFactor(tx, id);
    await deleteSessions(tx, id);
    await platform.realtime.disconnectUser(tx, id);
    const url = `${platform.config.publicUrl}/signin`;
    await mailAccount(
      platform,
      tx,
      account,
      twoFactorDisabledMail[account.language]({ firstName: account.firstName, url }),
    );
    await recordAudit(tx, admin, auditOf("person.two_factor_disabled", account));
    await announce({ tx, platform, actorId: admin.userId }, identityHappenings.twoFactorDisabled, {
      audience: [id],
      organizationId: null,
      facts: {},
    });
  });
}

/** @throws Refusal input.invalid unless the e-mail was typed, and for an account whose e-mail nobody has verified */
export async function makeSuperAdmin(
  platform: Platform,
  admin: Actor,
  { id, confirmation }: { id: string; confirmation: string },
): Promise<void> {
  await transact(platform.db, admin.userId, async (tx) => {
    const account = await accountToChange(tx, id);
    confirmed(account, confirmation);
    if (account.isSuperAdmin) return;
    if (!account.isVerified) throw new Refusal("auth.email_unverified");
    await insertSuperAdmin(tx, id, admin.userId);
    await recordAudit(tx, admin, auditOf("super_admin.granted", account));
    await sessionChanged(platform, tx, id);
  });
}

/** @throws Refusal auth.last_super_admin, which the database decides */
export async function removeSuperAdmin(
  platform: Platform,
  admin: Actor,
  { id, confirmation }: { id: string; confirmation: string },
): Promise<void> {
  await transact(platform.db, admin.userId, async (tx) => {
    const account = await accountToChange(tx, id);
    confirmed(account, confirmation);
    if (!account.isSuperAdmin) return;
    await deleteSuperAdmin(tx, id);
    await recordAudit(tx, admin, auditOf("super_admin.removed", account));
    await sessionChanged(platform, tx, id);
  });
}

/** Decides a role that was asked for: the account has it at once, and the person learns it (completions 1). */
export async function decideRoleRequest(platform: Platform, admin: Actor, decision: RoleDecision): Promise<void> {
  await transact(platform.db, admin.userId, async (tx) => {
    const request = await roleRequestForChange(tx, decision.id);
    if (!request) throw new Refusal("request.not_found");
    if (request.status !== "pending") throw new Refusal("request.conflict");
    const { approve: approved, note } = decision;
    const account = await accountToChange(tx, request.userId);
    await closeRoleRequest(tx, request.id, {
      status: approved ? "approved" : "rejected",
      by: admin.userId,
      at: isoNow(platform.clock),
      note,
    });
    if (approved) await setProfileRole(tx, account.userId, request.role);
    const { role } = request;
    const action = approved ? "role_request.approved" : "role_request.rejected";
    await recordAudit(tx, admin, auditOf(action, account, { role, ...(note && { note }) }));
    const url = `${platform.config.publicUrl}/dashboard`;
    const facts = { firstName: account.firstName, url, role, approved, note };
    await mailAccount(platform, tx, account, roleDecisionMail[account.language](facts));
    const decided = approved ? identityHappenings.roleRequestApproved : identityHappenings.roleRequestRejected;
    const about = { audience: [account.userId], organizationId: null, facts: { role } };
    await announce({ tx, platform, actorId: admin.userId }, decided, about);
    await sessionChanged(platform, tx, account.userId);
  });
}
