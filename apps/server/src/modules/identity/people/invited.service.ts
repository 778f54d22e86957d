import { DEFAULT_LANGUAGE, type Language } from "@kerkis/contract/core/text/languages.ts";
import type { SignUpRole } from "@kerkis/contract/core/permissions.ts";
import { eq, sql } from "drizzle-orm";
import { Refusal } from "#platform/http/refusal.ts";
import type { Tx } from "#platform/db/db.ts";
import { grantedAtSignUp } from "../identity.policy.ts";
import { accountByEmail, insertAccount, insertRoleRequest, markVerified, replacePassword } from "../identity.repo.ts";
import { authUsers, profiles } from "../identity.tables.ts";

export interface InvitedAccount {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  role: SignUpRole;
  language?: Language | undefined;
  now: string;
}

/**
 * The account of someone who holds a link that was mailed to their address: it is verified at once. One that nobody had
 * proved becomes theirs, with their name and password.
 * @returns the id, and whether the account is new @throws Refusal auth.email_taken when the address has a proved account
 */
export async function createInvitedAccount(
  tx: Tx,
  account: InvitedAccount,
): Promise<{ userId: string; isNew: boolean }> {
  const { role, requested } = grantedAtSignUp(account.role);
  const language = account.language ?? DEFAULT_LANGUAGE;
  const userId = await insertAccount(tx, { ...account, role, language, verified: true });
  if (userId) {
    if (requested) await insertRoleRequest(tx, userId, requested);
    return { userId, isNew: true };
  }
  const known = await accountByEmail(tx, account.email);
  if (!known || known.verified) throw new Refusal("auth.email_taken");
  await replacePassword(tx, known.userId, account.passwordHash);
  await markVerified(tx, known.userId, account.now);
  const { firstName, lastName } = account;
  await tx
    .update(authUsers)
    .set({ name: `${firstName} ${lastName}`, updated_at: sql`now()` })
    .where(eq(authUsers.id, known.userId));
  await tx
    .update(profiles)
    .set({ first_name: firstName, last_name: lastName, role, language, updated_at: sql`now()` })
    .where(eq(profiles.id, known.userId));
  return { userId: known.userId, isNew: false };
}
