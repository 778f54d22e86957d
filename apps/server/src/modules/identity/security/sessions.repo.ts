import { randomBytes } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import { authSessions } from "../identity.tables.ts";

const USER_AGENT_MAX = 400;

export interface NewSession {
  userId: string;
  address: string;
  userAgent: string | null;
  now: string;
  expiresAt: string;
}

/** @returns the session's token, which only the cookie carries */
export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.insert(authSessions).values({
    user_id: session.userId,
    token,
    expires_at: session.expiresAt,
    ip_address: session.address,
    user_agent: session.userAgent?.slice(0, USER_AGENT_MAX) ?? null,
    created_at: session.now,
    updated_at: session.now,
  });
  return token;
}

export async function deleteSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.delete(authSessions).where(eq(authSessions.id, sessionId));
}

/** @returns whether it was one of theirs */
export async function deleteSessionOf(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const ended = await tx
    .delete(authSessions)
    .where(and(eq(authSessions.id, sessionId), eq(authSessions.user_id, userId)))
    .returning({ id: authSessions.id });
  return ended.length > 0;
}

/** Ends all but one. @returns the ids of those that ended */
export async function deleteOtherSessions(tx: Tx, userId: string, keptId: string): Promise<string[]> {
  const ended = await tx
    .delete(authSessions)
    .where(and(eq(authSessions.user_id, userId), ne(authSessions.id, keptId)))
    .returning({ id: authSessions.id });
  return ended.map(({ id }) => id);
}

/** When the session began; null when it is none any more. */
export async function sessionStart(tx: Tx, sessionId: string): Promise<string | null> {
  const [found] = await tx
    .select({ createdAt: authSessions.created_at })
    .from(authSessions)
    .where(eq(authSessions.id, sessionId));
  return found?.createdAt ?? null;
}
