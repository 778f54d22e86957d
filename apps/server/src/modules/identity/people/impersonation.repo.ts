import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import { fullName, authSessions, impersonations, nameOf, profiles } from "../identity.tables.ts";

export interface NewImpersonation {
  adminId: string;
  userId: string;
  reason: string;
  now: string;
  expiresAt: string;
  address: string;
  userAgent: string | null;
}

/** A session in someone else's name, with the record of who uses it and why. @returns the session's token */
export async function insertImpersonation(tx: Tx, given: NewImpersonation): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const [session] = await tx
    .insert(authSessions)
    .values({
      user_id: given.userId,
      token,
      expires_at: given.expiresAt,
      ip_address: given.address,
      user_agent: given.userAgent,
    })
    .returning({ id: authSessions.id });
  if (!session) throw new Error("A session was not stored.");
  await tx.insert(impersonations).values({
    session_id: session.id,
    admin_id: given.adminId,
    user_id: given.userId,
    reason: given.reason,
    started_at: given.now,
    expires_at: given.expiresAt,
  });
  return token;
}

export interface ImpersonationRecord {
  id: string;
  sessionId: string | null;
  adminId: string;
  adminName: string;
  userId: string;
  userName: string;
}

const select = (tx: Tx) =>
  tx
    .select({
      id: impersonations.id,
      sessionId: impersonations.session_id,
      adminId: impersonations.admin_id,
      adminName: sql<string>`${nameOf(impersonations.admin_id)}`,
      userId: impersonations.user_id,
      userName: fullName,
    })
    .from(impersonations)
    .innerJoin(profiles, eq(profiles.id, impersonations.user_id));

/** Every one of this super admin that nobody has ended yet. */
export const openImpersonationsOf = (tx: Tx, adminId: string): Promise<ImpersonationRecord[]> =>
  select(tx)
    .where(and(eq(impersonations.admin_id, adminId), isNull(impersonations.ended_at)))
    .for("update", { of: impersonations });

/** Those whose time is over, or whose session ended otherwise. */
export const overdueImpersonations = (tx: Tx, now: string): Promise<ImpersonationRecord[]> =>
  select(tx)
    .where(
      and(
        isNull(impersonations.ended_at),
        sql`(${lte(impersonations.expires_at, now)} or ${impersonations.session_id} is null)`,
      ),
    )
    .for("update", { of: impersonations });

/** Ends it and its session. */
export async function closeImpersonation(tx: Tx, record: ImpersonationRecord, now: string): Promise<void> {
  await tx.update(impersonations).set({ ended_at: now }).where(eq(impersonations.id, record.id));
  if (record.sessionId) await tx.delete(authSessions).where(eq(authSessions.id, record.sessionId));
}

/** Whose living session a token is, and until when. */
export async function sessionOwner(
  tx: Tx,
  token: string,
  now: string,
): Promise<{ sessionId: string; userId: string; expiresAt: string } | null> {
  const [found] = await tx
    .select({ sessionId: authSessions.id, userId: authSessions.user_id, expiresAt: authSessions.expires_at })
    .from(authSessions)
    .where(and(eq(authSessions.token, token), gt(authSessions.expires_at, now)));
  return found ?? null;
}

export async function deleteSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.delete(authSessions).where(eq(authSessions.id, sessionId));
}
