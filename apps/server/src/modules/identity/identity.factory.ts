import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/db.ts";
import { SESSION_COOKIE } from "#platform/auth/session-cookie.ts";
import { insertAccount, insertSuperAdmin, markWelcomed } from "./identity.repo.ts";
import { authSessions, profiles } from "./identity.tables.ts";

export interface PersonSeed {
  firstName?: string;
  lastName?: string;
  email?: string;
  role?: ProfileRole;
  language?: Language;
  superAdmin?: boolean;
  verified?: boolean;
  /** Hash of the password; without one nobody can sign in with it. */
  passwordHash?: string;
  avatarUrl?: string | null;
  /** Whether /welcome is behind them; true unless told. */
  welcomed?: boolean;
}

export interface Person {
  id: string;
  email: string;
  name: string;
}

/** A verified account with a profile, for tests and the demo story. */
export async function createPerson(db: Db, seed: PersonSeed = {}): Promise<Person> {
  const firstName = seed.firstName ?? "Ελένη";
  const lastName = seed.lastName ?? "Κόρακα";
  const email = seed.email ?? `${randomUUID()}@people.test`;
  const id = await db.transaction(async (tx) => {
    const userId = await insertAccount(tx, {
      firstName,
      lastName,
      email,
      passwordHash: seed.passwordHash ?? "none",
      role: seed.role ?? "company_coordinator",
      language: seed.language ?? "el",
      verified: seed.verified ?? true,
    });
    if (!userId) throw new Error(`There is an account for ${email} already.`);
    if (seed.welcomed ?? true) await markWelcomed(tx, userId, new Date().toISOString());
    if (seed.superAdmin) await insertSuperAdmin(tx, userId, null);
    if (seed.avatarUrl) await tx.update(profiles).set({ avatar_url: seed.avatarUrl }).where(eq(profiles.id, userId));
    return userId;
  });
  return { id, email, name: `${firstName} ${lastName}` };
}

/** A session as sign-in makes it. @returns the Cookie header's value */
export async function createSession(db: Db, userId: string, secret: string, expiresAt?: string): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await db.insert(authSessions).values({
    user_id: userId,
    token,
    expires_at: expiresAt ?? new Date(Date.now() + 30 * DAY_MS).toISOString(),
  });
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return `${SESSION_COOKIE}=${encodeURIComponent(`${token}.${signature}`)}`;
}
