import { ERASED_NAME } from "@kerkis/contract/identity/erased-account.texts.ts";
import type { ErrorCode } from "@kerkis/contract/codes.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { REQUESTED_ROLES, type ProfileRole, type RequestedRole } from "@kerkis/contract/core/permissions.ts";

/** Whether a session is young enough to change what matters without the password. */
export const isRecentSignIn = (startedAt: string, now: Date): boolean =>
  now.getTime() - new Date(startedAt).getTime() < LIMITS.recentSignInMs;

/**
 * What proves that the person at the keyboard is the account's: its password, or where it has none a sign-in just now.
 * @param password whether the one given is right; null when none was given
 */
export function proofRefusal(facts: {
  hasPassword: boolean;
  password: boolean | null;
  isRecent: boolean;
}): ErrorCode | null {
  if (!facts.hasPassword) return facts.isRecent ? null : "auth.proof_required";
  if (facts.password === null) return "auth.proof_required";
  return facts.password ? null : "auth.invalid_credentials";
}

const isRequested = (role: ProfileRole): role is RequestedRole =>
  REQUESTED_ROLES.some((requested) => requested === role);

export type RoleStep = { refusal: ErrorCode } | { take: ProfileRole } | { request: RequestedRole };

/**
 * What choosing a role does: founder, investor, mentor and public take effect at once, whatever one was before; evaluator
 * and admin are asked for, one request at a time (completions 1).
 */
export function roleStep(held: ProfileRole, pending: RequestedRole | null, choice: ProfileRole): RoleStep {
  if (choice === held) return { refusal: "account.role_held" };
  if (!isRequested(choice)) return { take: choice };
  return pending === null ? { request: choice } : { refusal: "account.role_requested" };
}

/** May the account be erased, once it was asked for? The last super admin stays, or nobody could run the installation. */
export function deletionRefusal(facts: {
  confirmation: string;
  email: string;
  isLastSuperAdmin: boolean;
}): ErrorCode | null {
  if (facts.confirmation !== facts.email) return "account.confirmation_differs";
  return facts.isLastSuperAdmin ? "auth.last_super_admin" : null;
}

/** Whether the 30 days are over (completions 10, erasure with a grace period). */
export const isErasureDue = (requestedAt: string | null, now: Date): boolean =>
  requestedAt !== null && now.getTime() - new Date(requestedAt).getTime() >= LIMITS.accountGraceMs;

/** What stays of a profile for the records that name it: nothing that tells who it was. */
export const erasedIdentity = (userId: string) => ({
  ...ERASED_NAME,
  email: `erased-${userId}@erased.invalid`,
});
