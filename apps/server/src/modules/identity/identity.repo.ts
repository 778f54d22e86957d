import { createHash, randomBytes } from "node:crypto";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { ProfileRole, RequestedRole } from "@kerkis/contract/core/permissions.ts";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { anyOf } from "#platform/db/columns.ts";
import type { Reader, Tx } from "#platform/db/db.ts";
import type { Announcement, Contact } from "#platform/happenings/announce.ts";
import { dropLinks } from "./account/account.repo.ts";
import {
  fullName,
  accountLinks,
  authAccounts,
  authSessions,
  authUsers,
  profiles,
  roleRequests,
  superAdmins,
} from "./identity.tables.ts";

export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  /** Null for who signs in otherwise. */
  passwordHash: string | null;
  role: ProfileRole;
  language: Language;
  /** By a mailed link or a provider; the address is then proven to be the person's. */
  verified: boolean;
  /** Hash of what the browser that signs up keeps. */
  signedUpIn?: string;
}

/** Makes user, password and profile. @returns the id, or null when the e-mail is taken */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<string | null> {
  const name = `${account.firstName} ${account.lastName}`;
  const [user] = await tx
    .insert(authUsers)
    .values({
      name,
      email: account.email,
      email_verified: account.verified,
      ...(account.verified && { email_proven_at: sql`now()` }),
      ...(account.signedUpIn !== undefined && { signed_up_in: account.signedUpIn }),
    })
    .onConflictDoNothing()
    .returning({ id: authUsers.id });
  if (!user) return null;
  if (account.passwordHash !== null) await setPassword(tx, user.id, account.passwordHash);
  await tx.insert(profiles).values({
    id: user.id,
    role: account.role,
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    language: account.language,
  });
  return user.id;
}

export async function insertRoleRequest(tx: Tx, userId: string, role: RequestedRole): Promise<void> {
  await tx.insert(roleRequests).values({ user_id: userId, role });
}

export async function pendingRoleRequest(db: Reader, userId: string): Promise<RequestedRole | null> {
  const [request] = await db
    .select({ role: roleRequests.role })
    .from(roleRequests)
    .where(and(eq(roleRequests.user_id, userId), eq(roleRequests.status, "pending")));
  return request?.role ?? null;
}

/** Columns of a contact, for joins. */
export const contact = {
  userId: profiles.id,
  firstName: profiles.first_name,
  name: fullName,
  email: profiles.email,
  language: profiles.language,
};

/** People of an announcement, read once for all who listen to it. */
const audiences = new WeakMap<Announcement, Promise<Contact[]>>();

/** Whom an announcement is for, each once; nobody where it is for an organization. */
export function audienceOf(tx: Tx, announcement: Announcement): Promise<readonly Contact[]> {
  const { audience } = announcement;
  const known = audiences.get(announcement);
  if (known) return known;
  const people = audience === "organization" ? Promise.resolve([]) : peopleOf(tx, audience);
  audiences.set(announcement, people);
  return people;
}

async function peopleOf(tx: Tx, audience: readonly (string | Contact)[]): Promise<Contact[]> {
  const ids = new Set(audience.filter((person) => typeof person === "string"));
  const known = audience.filter((person) => typeof person !== "string");
  const read = await reachable(tx, [...ids]);
  return [...new Map([...read, ...known].map((person) => [person.userId, person])).values()];
}

/** How to reach those of these people who have an account still: nobody reads what is sent to an erased one. */
export async function reachable(db: Reader, userIds: readonly string[]): Promise<Contact[]> {
  if (userIds.length === 0) return [];
  const theirs = and(anyOf(profiles.id, userIds), isNull(profiles.erased_at));
  return db.select(contact).from(profiles).where(theirs).prepare("reachable").execute();
}

/** How people are called and were reached: name, e-mail and language. */
export async function contactsOf(db: Reader, userIds: readonly string[]): Promise<Contact[]> {
  if (userIds.length === 0) return [];
  return db.select(contact).from(profiles).where(anyOf(profiles.id, userIds)).prepare("contacts").execute();
}

export async function accountByEmail(db: Reader, email: string): Promise<(Contact & { verified: boolean }) | null> {
  const [found] = await db
    .select({ ...contact, verified: authUsers.email_verified })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(eq(profiles.email, email));
  return found ?? null;
}

export type LinkPurpose = (typeof accountLinks.$inferSelect)["purpose"];

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Makes a single-use link's token, replacing earlier ones of the same purpose; only its hash is kept. */
export async function insertLink(
  tx: Tx,
  purpose: LinkPurpose,
  userId: string | null,
  expiresAt: string,
  payload: Record<string, unknown> = {},
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.purpose, purpose), userId ? eq(accountLinks.user_id, userId) : sql`user_id is null`));
  await tx
    .insert(accountLinks)
    .values({ token_hash: hashOf(token), purpose, user_id: userId, payload, expires_at: expiresAt });
  return token;
}

/** Whose an open link is, without using it; null when it is unknown, used or expired. */
export async function peekLink(
  db: Reader,
  purpose: LinkPurpose,
  token: string,
  now: string,
): Promise<{ userId: string | null; payload: Record<string, unknown> } | null> {
  const [found] = await db
    .select({ userId: accountLinks.user_id, payload: accountLinks.payload })
    .from(accountLinks)
    .where(openLink(purpose, token, now));
  return found ?? null;
}

const openLink = (purpose: LinkPurpose, token: string, now: string) =>
  and(eq(accountLinks.token_hash, hashOf(token)), eq(accountLinks.purpose, purpose), gt(accountLinks.expires_at, now));

/** Uses a link up. @returns whose it was, or null when it is unknown, used or expired */
export async function consumeLink(
  tx: Tx,
  purpose: LinkPurpose,
  token: string,
  now: string,
): Promise<{ userId: string | null; payload: Record<string, unknown> } | null> {
  const [used] = await tx
    .delete(accountLinks)
    .where(openLink(purpose, token, now))
    .returning({ userId: accountLinks.user_id, payload: accountLinks.payload });
  return used ?? null;
}

/**
 * The account may sign in with its address.
 * @param provenAt since when the address is known to be that of who holds the account, where this proves it; an earlier proof stands
 */
export async function markVerified(tx: Tx, userId: string, provenAt: string | null): Promise<void> {
  await tx
    .update(authUsers)
    .set({
      email_verified: true,
      ...(provenAt !== null && { email_proven_at: sql`coalesce(email_proven_at, ${provenAt}::timestamptz)` }),
      updated_at: sql`now()`,
    })
    .where(eq(authUsers.id, userId));
}

/** The address is another one, and nothing tells yet that its owner holds the account. */
export async function forgetProof(tx: Tx, userId: string): Promise<void> {
  await tx.update(authUsers).set({ email_proven_at: null, signed_up_in: null }).where(eq(authUsers.id, userId));
}

/** Since when the address is known to be that of who holds the account; null while it is not. */
export async function provenAtOf(db: Reader, userId: string): Promise<string | null> {
  const [found] = await db.select({ at: authUsers.email_proven_at }).from(authUsers).where(eq(authUsers.id, userId));
  return found?.at ?? null;
}

/** Whether the account was made in the browser that keeps this. */
export async function signedUpIn(tx: Tx, userId: string, browserHash: string): Promise<boolean> {
  const found = await tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(and(eq(authUsers.id, userId), eq(authUsers.signed_up_in, browserHash)));
  return found.length > 0;
}

/**
 * Sets the password of an account, which may have had none. Its open links end: whoever knew the old password must not
 * take the account over with an e-mail change that still waits.
 */
export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await dropLinks(tx, userId);
  const changed = await tx
    .update(authAccounts)
    .set({ password: passwordHash, updated_at: sql`now()` })
    .where(and(eq(authAccounts.user_id, userId), eq(authAccounts.provider_id, "credential")))
    .returning({ id: authAccounts.id });
  if (changed.length > 0) return;
  await tx
    .insert(authAccounts)
    .values({ user_id: userId, account_id: userId, provider_id: "credential", password: passwordHash });
}

/** Sets a new password and ends every session. */
export async function replacePassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await setPassword(tx, userId, passwordHash);
  await tx.delete(authSessions).where(eq(authSessions.user_id, userId));
}

/** Hash of the account's password; null when it signs in without one. */
export async function passwordHashOf(db: Reader, userId: string): Promise<string | null> {
  const [account] = await db
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .where(and(eq(authAccounts.user_id, userId), eq(authAccounts.provider_id, "credential")));
  return account?.password ?? null;
}

/** The same by e-mail; null also when there is no such account. */
export async function hashByEmail(db: Reader, email: string): Promise<string | null> {
  const [account] = await db
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .innerJoin(profiles, eq(profiles.id, authAccounts.user_id))
    .where(and(eq(profiles.email, email), eq(authAccounts.provider_id, "credential")));
  return account?.password ?? null;
}

/** Nobody has proved yet whose this account is: its password and its verification links are worth nothing any more. */
export async function dropUnprovenSecrets(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(authAccounts)
    .set({ password: null, updated_at: sql`now()` })
    .where(and(eq(authAccounts.user_id, userId), eq(authAccounts.provider_id, "credential")));
  await tx.delete(accountLinks).where(and(eq(accountLinks.user_id, userId), eq(accountLinks.purpose, "verify_email")));
}

export async function superAdminExists(db: Reader): Promise<boolean> {
  const found = await db.select({ id: superAdmins.user_id }).from(superAdmins).limit(1);
  return found.length > 0;
}

export async function insertSuperAdmin(tx: Tx, userId: string, grantedBy: string | null): Promise<void> {
  await tx.insert(superAdmins).values({ user_id: userId, granted_by: grantedBy }).onConflictDoNothing();
}

/** The first steps are behind the person. */
export async function markWelcomed(tx: Tx, userId: string, now: string): Promise<void> {
  await tx
    .update(profiles)
    .set({ welcomed_at: now })
    .where(and(eq(profiles.id, userId), isNull(profiles.welcomed_at)));
}
