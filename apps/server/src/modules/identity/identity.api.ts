import type { SignUpRole } from "@kerkis/contract/core/permissions.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { defineEvent } from "#platform/events/events.ts";

export { accountByEmail, audienceOf, contact, contactsOf, pendingRoleRequest, reachable } from "./identity.repo.ts";
export { refuseWeakPassword } from "./security/passwords.service.ts";
export { createInvitedAccount } from "./people/invited.service.ts";
export { objectsToMeasurements } from "./account/account.reads.ts";
export { impersonationOf, profileOf } from "./identity.reads.ts";
export {
  closeOverdueImpersonations,
  signOutOfImpersonation,
  startImpersonation,
  stopImpersonation,
} from "./people/impersonation.service.ts";
export { type FieldChanges, recordHistoryOf } from "./people/record-history.reads.ts";
export { permittedOn } from "./people/people.policy.ts";
export {
  changeProfileRole,
  decideRoleRequest,
  disableTwoFactor,
  endSessionsOf,
  makeSuperAdmin,
  removeSuperAdmin,
  sendResetLink,
  verifyAccount,
} from "./people/people.service.ts";

/** A new account exists, before its e-mail is verified. */
export const userSignedUp = defineEvent<{
  userId: string;
  name: string;
  email: string;
  language: Language;
  role: SignUpRole;
}>("identity.user_signed_up");

/**
 * Someone wants an account while sign-up is switched off. Who invited the address calls `admit` (completions 1: invitations
 * work either way).
 */
export const signUpWhileClosed = defineEvent<{ email: string; admit: () => void }>("identity.sign_up_while_closed");

/**
 * A person wants the account erased; it happens after the grace period. A module that needs the account throws its
 * Refusal, and nothing is written.
 */
export const accountDeletionRequested = defineEvent<{ userId: string }>("identity.account_deletion_requested");

/**
 * An account is being erased: each module deletes what is the person's alone, and keeps records without the person.
 * `email` is the address it had.
 */
export const accountErased = defineEvent<{ userId: string; email: string }>("identity.account_erased");
