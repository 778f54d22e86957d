import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import type { Consent, profileInput } from "@kerkis/contract/identity/account.schema.ts";
import type * as z from "zod/mini";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { provesPassword } from "#platform/auth/passwords.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { discardFile, isUploadOf } from "#platform/files/stored-files.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { isRecentSignIn, proofRefusal, roleStep } from "./account.policy.ts";
import {
  insertConsent,
  lockProfile,
  patchProfile,
  sessionStart,
  withdrawRequests,
  type ProfileRow,
} from "./account.repo.ts";
import { insertRoleRequest, passwordHashOf, pendingRoleRequest } from "../identity.repo.ts";

/** Who an audit entry names, and which account it is about. */
export const ownAccount = (actor: { userId: string; name: string }) =>
  ({ organizationId: null, entity: { type: "account", id: actor.userId, name: actor.name } }) as const;

/** The caller's profile, locked. @throws Refusal auth.required when it is gone */
export async function ownProfile(tx: Tx, userId: string): Promise<ProfileRow> {
  const profile = await lockProfile(tx, userId);
  if (!profile || profile.erased_at) throw new Refusal("auth.required");
  return profile;
}

/**
 * Makes sure that the account's own person asks: by password, or where there is none by a sign-in just now. Wrong passwords are counted.
 * @throws Refusal auth.invalid_credentials, auth.proof_required, auth.impersonating, request.rate_limited
 */
export async function requireProof(
  platform: Platform,
  actor: Actor,
  given: { password?: string | undefined },
  address: string,
): Promise<void> {
  refuseWhileImpersonating(actor);
  const [hash, startedAt] = await Promise.all([
    passwordHashOf(platform.db, actor.userId),
    sessionStart(platform.db, actor.sessionId),
  ]);
  let password: boolean | null = null;
  const typed = given.password;
  if (typed !== undefined) {
    const attempt = await platform.limiter.begin("proof", { address, account: actor.sessionId, isSignedIn: true });
    password = await provesPassword(hash, typed);
    await attempt.end(password ? "right" : "wrong");
  }
  const isRecent = startedAt !== null && isRecentSignIn(startedAt, platform.clock.now());
  const refusal = proofRefusal({ hasPassword: hash !== null, password, isRecent });
  if (!refusal) return;
  const code = refusal === "auth.proof_required" ? "required" : "invalid";
  throw new Refusal(refusal, { fields: [{ path: "password", code }] });
}

/** Changes one's name or picture. @throws Refusal account.changed_elsewhere when the version seen is not the present one */
export async function updateProfile(
  platform: Platform,
  actor: Actor,
  { version, ...patch }: z.infer<typeof profileInput>,
): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const profile = await ownProfile(tx, actor.userId);
    if (profile.version !== version) throw new Refusal("account.changed_elsewhere");
    const changed = Object.entries(patch).filter(
      ([name, value]) => value !== undefined && Reflect.get(profile, name) !== value,
    );
    if (changed.length === 0) return;
    if (patch.avatar_url !== undefined && patch.avatar_url !== profile.avatar_url) {
      if (patch.avatar_url !== null && !(await isUploadOf(tx, patch.avatar_url, actor.userId)))
        throw new Refusal("input.invalid", { fields: [{ path: "avatar_url", code: "invalid" }] });
      if (profile.avatar_url) await discardFile(platform.jobs, tx, profile.avatar_url);
    }
    await patchProfile(tx, actor.userId, Object.fromEntries(changed));
    await recordAudit(tx, actor, {
      ...ownAccount(actor),
      action: "account.profile_changed",
      details: { fields: changed.map(([name]) => name) },
    });
  });
}

/** The language of mails, and of browsers that have chosen none. */
export async function changeLanguage(platform: Platform, actor: Actor, language: Language): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const profile = await ownProfile(tx, actor.userId);
    if (profile.language === language) return;
    await patchProfile(tx, actor.userId, { language });
    await recordAudit(tx, actor, { ...ownAccount(actor), action: "account.language_changed", details: { language } });
  });
}

/** Takes another role, or asks for one that carries power. @throws Refusal account.role_held, account.role_requested */
export async function changeRole(platform: Platform, actor: Actor, choice: ProfileRole): Promise<void> {
  refuseWhileImpersonating(actor);
  await transact(platform.db, actor.userId, async (tx) => {
    const { role } = await ownProfile(tx, actor.userId);
    const step = roleStep(role, await pendingRoleRequest(tx, actor.userId), choice);
    if ("refusal" in step) throw new Refusal(step.refusal, { fields: [{ path: "role", code: "taken" }] });
    if ("take" in step) {
      await patchProfile(tx, actor.userId, { role: step.take });
      await recordAudit(tx, actor, {
        ...ownAccount(actor),
        action: "account.role_changed",
        details: { from: role, to: step.take },
      });
      return;
    }
    await insertRoleRequest(tx, actor.userId, step.request);
    await recordAudit(tx, actor, {
      ...ownAccount(actor),
      action: "account.role_requested",
      details: { role: step.request },
    });
  });
}

/** Takes the open role request back, if there is one. */
export async function withdrawRoleRequest(platform: Platform, actor: Actor): Promise<void> {
  refuseWhileImpersonating(actor);
  await transact(platform.db, actor.userId, async (tx) => {
    const roles = await withdrawRequests(tx, actor.userId);
    if (roles.length === 0) return;
    await recordAudit(tx, actor, {
      ...ownAccount(actor),
      action: "account.role_request_withdrawn",
      details: { role: roles[0] },
    });
  });
}

/** Keeps a decision about a consent. The terms are what the account rests on: taking them back is deleting it. */
export async function setConsent(
  platform: Platform,
  actor: Actor,
  { subject, granted }: { subject: Consent; granted: boolean },
): Promise<void> {
  refuseWhileImpersonating(actor);
  if (subject === "terms" && !granted)
    throw new Refusal("auth.terms_required", { fields: [{ path: "granted", code: "required" }] });
  await transact(platform.db, actor.userId, async (tx) => {
    await ownProfile(tx, actor.userId);
    await insertConsent(tx, actor.userId, subject, granted, isoNow(platform.clock));
    await recordAudit(tx, actor, {
      ...ownAccount(actor),
      action: granted ? "account.consent_given" : "account.consent_withdrawn",
      details: { subject },
    });
  });
}

export const graceEnd = (requestedAt: string): string =>
  new Date(new Date(requestedAt).getTime() + LIMITS.accountGraceMs).toISOString();
