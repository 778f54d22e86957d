import type { SignUpRole } from "@kerkis/contract/core/permissions.ts";
import type { Language } from "@kerkis/contract/core/languages.ts";
import { defineEvent } from "#platform/events/events.ts";

export { contactsOf, pendingRoleRequest, type Contact } from "./identity.repo.ts";
export { impersonationOf, profileOf } from "./identity.reads.ts";

/** A new account exists, before its e-mail is verified. */
export const userSignedUp = defineEvent<{
  userId: string;
  name: string;
  email: string;
  language: Language;
  role: SignUpRole;
}>("identity.user_signed_up");

/** A session began or ended; the activity feed shows it to the person alone. */
export const userSignedIn = defineEvent<{ userId: string }>("identity.user_signed_in");
