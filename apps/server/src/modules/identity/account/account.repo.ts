import { createHash, randomBytes } from "node:crypto";
import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import { type Consent } from "@kerkis/contract/identity/account.schema.ts";
import { TERMS_VERSION } from "@kerkis/contract/identity/account.policy.ts";
import { and, asc, count, eq, gt, isNotNull, isNull, lte, ne, sql } from "drizzle-orm";
import type { Reader, Tx } from "#platform/db/db.ts";
import { mailOutbox } from "#platform/mail/mail.tables.ts";
import { erasedIdentity } from "./account.policy.ts";
import {
  accountLinks,
  authAccounts,
  authPasskeys,
  authSessions,
  authTwoFactors,
  authUsers,
  authVerifications,
  consents,
  knownDevices,
  profiles,
  roleRequests,
  superAdmins,
} from "../identity.tables.ts";

export type ProfileRow = typeof profiles.$inferSelect;

/** The profile, locked until the transaction ends. */
export async function lockProfile(tx: Tx, userId: string): Promise<ProfileRow | null> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for("update");
  return row ?? null;
}

export type ProfilePatch = Partial<
  Pick<ProfileRow, "first_name" | "last_name" | "avatar_url" | "role" | "language" | "email" | "deletion_requested_at">
>;

/** Changes a profile, its version, and what the sign-in side repeats of it. */
export async function patchProfile(tx: Tx, userId: string, patch: ProfilePatch): Promise<void> {
  const [row] = await tx
    .update(profiles)
    .set({ ...patch, version: sql`${profiles.version} + 1`, updated_at: sql`now()` })
    .where(eq(profiles.id, userId))
    .returning();
  if (!row) return;
  await tx
    .update(authUsers)
    .set({
      name: `${row.first_name} ${row.last_name}`,
      email: row.email,
      image: row.avatar_url,
      updated_at: sql`now()`,
    })
    .where(eq(authUsers.id, userId));
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const emailLinksOf = (userId: string) =>
  and(eq(accountLinks.purpose, "change_email"), eq(accountLinks.user_id, userId));

/** Makes the single-use link that confirms a new e-mail, replacing earlier ones; only its hash is kept. */
export async function insertEmailLink(tx: Tx, userId: string, email: string, expiresAt: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await dropEmailLinks(tx, userId);
  await tx.insert(accountLinks).values({
    token_hash: hashOf(token),
    purpose: "change_email",
    user_id: userId,
    payload: { email },
    expires_at: expiresAt,
  });
  return token;
}

export async function dropEmailLinks(tx: Tx, userId: string): Promise<boolean> {
  const dropped = await tx
    .delete(accountLinks)
    .where(emailLinksOf(userId))
    .returning({ user_id: accountLinks.user_id });
  return dropped.length > 0;
}

/** The address that waits for its link to be used, or null. */
export async function pendingEmail(db: Reader, userId: string, now: string): Promise<string | null> {
  const [link] = await db
    .select({ email: sql<string>`${accountLinks.payload}->>'email'` })
    .from(accountLinks)
    .where(and(emailLinksOf(userId), gt(accountLinks.expires_at, now)));
  return link?.email ?? null;
}

/** Uses a link up. @returns whose it is and for which address, or null when it is unknown, used or expired */
export async function consumeEmailLink(
  tx: Tx,
  token: string,
  now: string,
): Promise<{ userId: string; email: string } | null> {
  const [used] = await tx
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.token_hash, hashOf(token)),
        eq(accountLinks.purpose, "change_email"),
        gt(accountLinks.expires_at, now),
      ),
    )
    .returning({ userId: accountLinks.user_id, email: sql<string>`payload->>'email'` });
  return used?.userId ? { userId: used.userId, email: used.email } : null;
}

/** Every open link of the account is worth nothing any more: its mailbox or its password is another one now. */
export async function dropLinks(tx: Tx, userId: string): Promise<void> {
  await tx.delete(accountLinks).where(eq(accountLinks.user_id, userId));
}

export async function isEmailTaken(db: Reader, email: string, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(eq(authUsers.email, email), ne(authUsers.id, userId)));
  return found.length > 0;
}

export async function sessionStart(db: Reader, sessionId: string): Promise<string | null> {
  const [row] = await db
    .select({ at: authSessions.created_at })
    .from(authSessions)
    .where(eq(authSessions.id, sessionId));
  return row?.at ?? null;
}

export async function withdrawRequests(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .delete(roleRequests)
    .where(and(eq(roleRequests.user_id, userId), eq(roleRequests.status, "pending")))
    .returning({ role: roleRequests.role });
  return rows.map(({ role }) => role);
}

export async function insertConsent(
  tx: Tx,
  userId: string,
  subject: Consent,
  granted: boolean,
  decidedAt: string,
): Promise<void> {
  await tx
    .insert(consents)
    .values({ user_id: userId, subject, text_version: TERMS_VERSION, granted, decided_at: decidedAt });
}

/** Whether nobody but this person can run the installation. */
export async function isLastSuperAdmin(db: Reader, userId: string): Promise<boolean> {
  const [others] = await db.select({ value: count() }).from(superAdmins).where(ne(superAdmins.user_id, userId));
  const own = await db.select({ id: superAdmins.user_id }).from(superAdmins).where(eq(superAdmins.user_id, userId));
  return own.length > 0 && (others?.value ?? 0) === 0;
}

/** Accounts whose deletion was asked for at this moment or earlier, the oldest first. */
export async function accountsToErase(db: Reader, askedBefore: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        isNotNull(profiles.deletion_requested_at),
        lte(profiles.deletion_requested_at, askedBefore),
        isNull(profiles.erased_at),
      ),
    )
    .orderBy(asc(profiles.deletion_requested_at))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Deletes every way to sign in and all that identity keeps of a person; the profile's row stays, without the person. */
export async function erasePerson(tx: Tx, profile: ProfileRow, now: string): Promise<void> {
  const { id: userId, email } = profile;
  await tx.delete(superAdmins).where(eq(superAdmins.user_id, userId));
  await tx.delete(authSessions).where(eq(authSessions.user_id, userId));
  await tx.delete(knownDevices).where(eq(knownDevices.user_id, userId));
  await tx.delete(authPasskeys).where(eq(authPasskeys.user_id, userId));
  await tx.delete(authTwoFactors).where(eq(authTwoFactors.user_id, userId));
  await tx.delete(authAccounts).where(eq(authAccounts.user_id, userId));
  await tx.delete(authVerifications).where(eq(authVerifications.identifier, email));
  await tx.delete(accountLinks).where(eq(accountLinks.user_id, userId));
  await tx.delete(roleRequests).where(eq(roleRequests.user_id, userId));
  await tx.delete(consents).where(eq(consents.user_id, userId));
  await tx.delete(mailOutbox).where(eq(mailOutbox.recipient, email));
  const role: ProfileRole = "company_coordinator";
  await patchProfile(tx, userId, { ...erasedIdentity(userId), avatar_url: null, role });
  await tx.update(profiles).set({ erased_at: now, welcomed_at: null }).where(eq(profiles.id, userId));
  await tx.update(authUsers).set({ email_verified: false, two_factor_enabled: false }).where(eq(authUsers.id, userId));
}
