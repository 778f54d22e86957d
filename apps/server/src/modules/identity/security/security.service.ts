import { HOUR_MS } from "@kerkis/contract/core/limits.ts";
import type { AnyHappening } from "@kerkis/contract/core/happenings/happenings.ts";
import type { AuditAction } from "@kerkis/contract/codes.ts";
import type { Provider } from "@kerkis/contract/identity/security.taxonomy.ts";
import { identityHappenings } from "@kerkis/contract/identity/identity.happenings.ts";
import { recordAudit, type AuditEntry } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { provesPassword } from "#platform/auth/passwords.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import { contactsOf, passwordHashOf, setPassword } from "../identity.repo.ts";
import { newPasswordHash } from "./passwords.service.ts";
import { securityMail, type SecurityChange } from "./security.mails.ts";
import { deleteOtherSessions, deleteSessionOf, sessionStart } from "./sessions.repo.ts";
import {
  countWaysIn,
  deleteLinkedAccount,
  hasAccountOf,
  insertLinkedAccount,
  ownerOfAccount,
} from "../sign-in/ways-in.repo.ts";

/** A sign-in is recent for an hour. */
const RECENT_MS = HOUR_MS;

/** Who does something to the account: the person themselves. */
export type Self = Pick<Actor, "userId" | "name">;

export const aboutSelf = (self: Self, action: AuditAction, details: Record<string, unknown> = {}): AuditEntry => ({
  action,
  organizationId: null,
  entity: { type: "person", id: self.userId, name: self.name },
  details,
});

/** What each is announced as, beside its mail. */
const ANNOUNCED = {
  password_changed: identityHappenings.passwordChanged,
  password_set: identityHappenings.passwordChanged,
  two_factor_on: identityHappenings.twoFactorEnabled,
  two_factor_off: identityHappenings.twoFactorDisabled,
  backup_codes_renewed: identityHappenings.backupCodesRenewed,
  passkey_added: identityHappenings.passkeyAdded,
  passkey_removed: identityHappenings.passkeyRemoved,
  account_linked: identityHappenings.accountLinked,
  account_unlinked: identityHappenings.accountUnlinked,
} as const satisfies Record<SecurityChange["kind"], AnyHappening>;

/** Mails the person what changed about the ways into the account. */
export async function notifyOfChange(
  platform: Platform,
  tx: Tx,
  userId: string,
  change: SecurityChange,
): Promise<void> {
  const [contact] = await contactsOf(tx, [userId]);
  if (!contact) return;
  const { email, language, firstName } = contact;
  const content = securityMail(language, change, { firstName, publicUrl: platform.config.publicUrl });
  await sendMail(platform.jobs, tx, { to: email, language, content });
  const about = { audience: [userId], organizationId: null, facts: {} };
  await announce({ tx, platform, actorId: userId }, ANNOUNCED[change.kind], about);
}

/**
 * Before a change of the ways in: the present password, or a recent sign-in where the account has none. A stolen session is
 * not enough.
 * @param field where the form has the password
 * @throws Refusal auth.invalid_credentials, auth.sign_in_again, auth.impersonating
 */
export async function proveSelf(
  platform: Platform,
  actor: Actor,
  given: { password: string | undefined; field?: string },
): Promise<void> {
  refuseWhileImpersonating(actor);
  const hash = await passwordHashOf(platform.db, actor.userId);
  if (hash === null) return demandRecentSignIn(platform, actor);
  const { field = "password" } = given;
  if (!given.password) throw new Refusal("input.invalid", { fields: [{ path: field, code: "required" }] });
  if (!(await provesPassword(hash, given.password))) throw new Refusal("auth.invalid_credentials");
}

async function demandRecentSignIn(platform: Platform, actor: Actor): Promise<void> {
  const began = await platform.db.transaction((tx) => sessionStart(tx, actor.sessionId));
  const age = began === null ? Number.POSITIVE_INFINITY : platform.clock.now().getTime() - new Date(began).getTime();
  if (age > RECENT_MS) throw new Refusal("auth.sign_in_again");
}

/**
 * Changes the password, or sets a first one; the other sessions end, and the person is told by mail.
 * @throws Refusal auth.weak_password
 */
export async function changePassword(platform: Platform, actor: Actor, password: string): Promise<void> {
  const hash = await newPasswordHash(password, { names: actor.name.split(" "), email: actor.email });
  await transact(platform.db, actor.userId, async (tx) => {
    const isFirst = (await passwordHashOf(tx, actor.userId)) === null;
    await setPassword(tx, actor.userId, hash);
    await endOthers(platform, tx, actor);
    await recordAudit(tx, actor, aboutSelf(actor, isFirst ? "password.set" : "password.changed"));
    await notifyOfChange(platform, tx, actor.userId, { kind: isFirst ? "password_set" : "password_changed" });
  });
}

/** @throws Refusal request.not_found when it is none of the person's */
export async function revokeSession(platform: Platform, actor: Actor, sessionId: string): Promise<void> {
  refuseWhileImpersonating(actor);
  await transact(platform.db, actor.userId, async (tx) => {
    if (!(await deleteSessionOf(tx, actor.userId, sessionId))) throw new Refusal("request.not_found");
    await platform.realtime.disconnectSession(tx, sessionId);
    await recordAudit(tx, actor, aboutSelf(actor, "session.revoked", { sessions: 1 }));
  });
}

/** Ends every session but the one that asks. @returns how many ended */
export async function revokeOtherSessions(platform: Platform, actor: Actor): Promise<number> {
  refuseWhileImpersonating(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    const ended = await endOthers(platform, tx, actor);
    if (ended > 0) await recordAudit(tx, actor, aboutSelf(actor, "session.revoked", { sessions: ended }));
    return ended;
  });
}

async function endOthers(platform: Platform, tx: Tx, actor: Actor): Promise<number> {
  const ended = await deleteOtherSessions(tx, actor.userId, actor.sessionId);
  for (const id of ended) await platform.realtime.disconnectSession(tx, id);
  return ended.length;
}

/** May this provider's account be linked to the person? @throws Refusal auth.account_linked_elsewhere, request.conflict */
export async function linkToSelf(
  platform: Platform,
  actor: Actor,
  link: { provider: Provider; subject: string },
): Promise<void> {
  refuseWhileImpersonating(actor);
  await transact(platform.db, actor.userId, async (tx) => {
    const owner = await ownerOfAccount(tx, link.provider, link.subject);
    if (owner === actor.userId) return;
    if (owner !== null) throw new Refusal("auth.account_linked_elsewhere");
    if (await hasAccountOf(tx, actor.userId, link.provider)) throw new Refusal("request.conflict");
    await recordLinked(platform, tx, { id: actor.userId, name: actor.name }, link);
  });
}

/** Links a provider's account to someone who has proved who they are; audited, and told by mail. */
export async function recordLinked(
  platform: Platform,
  tx: Tx,
  person: { id: string; name: string },
  link: { provider: Provider; subject: string },
): Promise<void> {
  if (!(await insertLinkedAccount(tx, person.id, link))) {
    const owner = await ownerOfAccount(tx, link.provider, link.subject);
    if (owner !== person.id) throw new Refusal("auth.account_linked_elsewhere");
    return;
  }
  const self = { userId: person.id, name: person.name };
  await recordAudit(tx, self, aboutSelf(self, "account.linked", { provider: link.provider }));
  await notifyOfChange(platform, tx, person.id, { kind: "account_linked", provider: link.provider });
}

/** @throws Refusal request.not_found, auth.last_way_in */
export async function unlinkAccount(platform: Platform, actor: Actor, id: string): Promise<void> {
  refuseWhileImpersonating(actor);
  await transact(platform.db, actor.userId, async (tx) => {
    const ways = await countWaysIn(tx, actor.userId);
    const provider = await deleteLinkedAccount(tx, actor.userId, id);
    if (provider === null) throw new Refusal("request.not_found");
    if (ways <= 1) throw new Refusal("auth.last_way_in");
    await recordAudit(tx, actor, aboutSelf(actor, "account.unlinked", { provider }));
    await notifyOfChange(platform, tx, actor.userId, { kind: "account_unlinked", provider });
  });
}
