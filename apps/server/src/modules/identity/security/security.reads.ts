import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { LinkedAccount, SessionInfo, WaysIn } from "@kerkis/contract/identity/security.schema.ts";
import { PROVIDERS, isProvider } from "@kerkis/contract/identity/security.taxonomy.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";
import { deviceOf } from "./devices.policy.ts";
import { passwordHashOf } from "../identity.repo.ts";
import { fullName, authAccounts, authSessions, impersonations, profiles } from "../identity.tables.ts";
import { shownPasskeysOf } from "./passkeys.repo.ts";
import { backupCodesLeft } from "./two-factor.service.ts";
import { personById } from "../sign-in/ways-in.repo.ts";

/** Every way into the account of the person who asks. */
export async function waysInOf(platform: Platform, actor: Actor): Promise<WaysIn> {
  const { db } = platform;
  const [person, hash, passkeys, accounts] = await Promise.all([
    personById(db, actor.userId),
    passwordHashOf(db, actor.userId),
    shownPasskeysOf(db, actor.userId),
    linkedAccountsOf(db, actor.userId),
  ]);
  const enabled = person?.twoFactor ?? false;
  return {
    has_password: hash !== null,
    two_factor: { enabled, backup_codes_left: enabled ? await backupCodesLeft(platform, actor.userId) : 0 },
    passkeys,
    accounts,
  };
}

export async function linkedAccountsOf(db: Reader, userId: string): Promise<LinkedAccount[]> {
  const rows = await db
    .select({ id: authAccounts.id, provider: authAccounts.provider_id, created_at: authAccounts.created_at })
    .from(authAccounts)
    .where(and(eq(authAccounts.user_id, userId), inArray(authAccounts.provider_id, [...PROVIDERS])));
  return rows.flatMap((row) => (isProvider(row.provider) ? [{ ...row, provider: row.provider }] : []));
}

/** Where the person is signed in: this session first, then the one used last. */
export async function sessionsOf(platform: Platform, actor: Actor): Promise<SessionInfo[]> {
  const rows = await platform.db
    .select({
      id: authSessions.id,
      userAgent: authSessions.user_agent,
      address: authSessions.ip_address,
      created_at: authSessions.created_at,
      last_used_at: authSessions.updated_at,
      impersonator_name: sql<string | null>`${fullName}`,
    })
    .from(authSessions)
    .leftJoin(impersonations, eq(impersonations.session_id, authSessions.id))
    .leftJoin(profiles, eq(profiles.id, impersonations.admin_id))
    .where(and(eq(authSessions.user_id, actor.userId), gt(authSessions.expires_at, isoNow(platform.clock))))
    .orderBy(desc(sql`${authSessions.id} = ${actor.sessionId}`), desc(authSessions.updated_at))
    .limit(100);
  return rows.map(({ userAgent, ...row }) =>
    Object.assign(row, deviceOf(userAgent), { is_current: row.id === actor.sessionId }),
  );
}
