import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { isProvider, PROVIDERS, type Provider } from "@kerkis/contract/identity/security.taxonomy.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import type { Reader, Tx } from "#platform/db/db.ts";
import { fullName, authAccounts, authPasskeys, authTwoFactors, authUsers, profiles } from "../identity.tables.ts";

/** Who signs in, as every way in needs to know them. */
export interface Person {
  id: string;
  name: string;
  email: string;
  role: ProfileRole;
  language: Language;
  verified: boolean;
  twoFactor: boolean;
}

const person = {
  id: profiles.id,
  name: fullName,
  email: profiles.email,
  role: profiles.role,
  language: profiles.language,
  verified: authUsers.email_verified,
  twoFactor: authUsers.two_factor_enabled,
};

/** An erased account is nobody's. */
const living = sql`${profiles.erased_at} is null`;

export async function personByEmail(db: Reader, email: string): Promise<Person | null> {
  const [found] = await db
    .select(person)
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(and(eq(profiles.email, email), living));
  return found ?? null;
}

export async function personById(db: Reader, userId: string): Promise<Person | null> {
  const [found] = await db
    .select(person)
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(and(eq(profiles.id, userId), living));
  return found ?? null;
}

/** Whose a provider's account is; null while nobody linked it. */
export async function ownerOfAccount(db: Reader, provider: Provider, subject: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: authAccounts.user_id })
    .from(authAccounts)
    .where(and(eq(authAccounts.provider_id, provider), eq(authAccounts.account_id, subject)));
  return found?.userId ?? null;
}

/** Links a provider's account; nothing of the provider's tokens is kept. @returns whether it was still free */
export async function insertLinkedAccount(
  tx: Tx,
  userId: string,
  account: { provider: Provider; subject: string },
): Promise<boolean> {
  const linked = await tx
    .insert(authAccounts)
    .values({ user_id: userId, provider_id: account.provider, account_id: account.subject })
    .onConflictDoNothing()
    .returning({ id: authAccounts.id });
  return linked.length > 0;
}

/** @returns whose account it was; null when it is none of the person's */
export async function deleteLinkedAccount(tx: Tx, userId: string, id: string): Promise<Provider | null> {
  const [gone] = await tx
    .delete(authAccounts)
    .where(
      and(eq(authAccounts.id, id), eq(authAccounts.user_id, userId), inArray(authAccounts.provider_id, [...PROVIDERS])),
    )
    .returning({ provider: authAccounts.provider_id });
  return isProvider(gone?.provider) ? gone.provider : null;
}

export async function hasAccountOf(db: Reader, userId: string, provider: Provider): Promise<boolean> {
  const found = await db
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .where(and(eq(authAccounts.user_id, userId), eq(authAccounts.provider_id, provider)));
  return found.length > 0;
}

/** How many ways the person has to sign in, the person's rows held so that two removals do not both find another one. */
export async function countWaysIn(tx: Tx, userId: string): Promise<number> {
  await tx.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.id, userId)).for("update");
  const accounts = await tx.$count(
    authAccounts,
    and(
      eq(authAccounts.user_id, userId),
      or(inArray(authAccounts.provider_id, [...PROVIDERS]), isNotNull(authAccounts.password)),
    ),
  );
  const passkeys = await tx.$count(authPasskeys, eq(authPasskeys.user_id, userId));
  return accounts + passkeys;
}

export interface TwoFactor {
  id: string;
  secret: string;
  backupCodes: string;
  verified: boolean;
  failures: number;
  lockedUntil: string | null;
}

/** The person's second factor, held until the transaction ends. */
export async function holdTwoFactor(tx: Tx, userId: string): Promise<TwoFactor | null> {
  const [found] = await tx
    .select({
      id: authTwoFactors.id,
      secret: authTwoFactors.secret,
      backupCodes: authTwoFactors.backup_codes,
      verified: authTwoFactors.verified,
      failures: authTwoFactors.failed_verification_count,
      lockedUntil: authTwoFactors.locked_until,
    })
    .from(authTwoFactors)
    .where(eq(authTwoFactors.user_id, userId))
    .for("update");
  return found ?? null;
}

/** The second factor that is on, and since when; null while none is. */
export async function twoFactorShown(
  db: Reader,
  userId: string,
): Promise<{ id: string; created_at: string | null } | null> {
  const [found] = await db
    .select({ id: authTwoFactors.id, created_at: authTwoFactors.enabled_at })
    .from(authTwoFactors)
    .innerJoin(authUsers, eq(authUsers.id, authTwoFactors.user_id))
    .where(and(eq(authTwoFactors.user_id, userId), authUsers.two_factor_enabled, authTwoFactors.verified));
  return found ?? null;
}

/** Replaces an unfinished set-up. */
export async function insertTwoFactor(tx: Tx, userId: string, secret: string): Promise<void> {
  await tx.delete(authTwoFactors).where(eq(authTwoFactors.user_id, userId));
  await tx.insert(authTwoFactors).values({ user_id: userId, secret, backup_codes: "", verified: false });
}

export async function changeTwoFactor(
  tx: Tx,
  id: string,
  change: Partial<{
    backup_codes: string;
    verified: boolean;
    enabled_at: string;
    failed_verification_count: number;
    locked_until: string | null;
  }>,
): Promise<void> {
  await tx.update(authTwoFactors).set(change).where(eq(authTwoFactors.id, id));
}

export async function setTwoFactorEnabled(tx: Tx, userId: string, enabled: boolean): Promise<void> {
  await tx
    .update(authUsers)
    .set({ two_factor_enabled: enabled, updated_at: sql`now()` })
    .where(eq(authUsers.id, userId));
  if (!enabled) await tx.delete(authTwoFactors).where(eq(authTwoFactors.user_id, userId));
}
