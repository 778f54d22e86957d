import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import type { Tx } from "#platform/db/db.ts";
import { authVerifications } from "../identity.tables.ts";

/** What waits for someone to come back within minutes: an attempt at a provider, a second step, a passkey's challenge. */
export type TicketKind = "provider" | "second_factor" | "passkey_new" | "passkey_sign_in";

const identifierOf = (kind: TicketKind, token: string) =>
  `${kind}:${createHash("sha256").update(token).digest("base64url")}`;

/** Keeps what is needed then; only the token's hash is stored. Old tickets go. @returns the token */
export async function issueTicket(
  tx: Tx,
  kind: TicketKind,
  value: Record<string, unknown>,
  times: { now: string; expiresAt: string },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.delete(authVerifications).where(lte(authVerifications.expires_at, times.now));
  await tx.insert(authVerifications).values({
    identifier: identifierOf(kind, token),
    value: JSON.stringify(value),
    expires_at: times.expiresAt,
  });
  return token;
}

/** Uses a ticket up. @returns what it keeps, or null when it is unknown, used or expired */
export async function takeTicket(tx: Tx, kind: TicketKind, token: string, now: string): Promise<unknown> {
  const [taken] = await tx
    .delete(authVerifications)
    .where(and(eq(authVerifications.identifier, identifierOf(kind, token)), gt(authVerifications.expires_at, now)))
    .returning({ value: authVerifications.value });
  return taken ? JSON.parse(taken.value) : null;
}

/** Reads a ticket that stays, and holds it until the transaction ends. */
export async function holdTicket(
  tx: Tx,
  kind: TicketKind,
  token: string,
  now: string,
): Promise<{ id: string; value: unknown } | null> {
  const [held] = await tx
    .select({ id: authVerifications.id, value: authVerifications.value })
    .from(authVerifications)
    .where(and(eq(authVerifications.identifier, identifierOf(kind, token)), gt(authVerifications.expires_at, now)))
    .for("update");
  return held ? { id: held.id, value: JSON.parse(held.value) } : null;
}

export async function rewriteTicket(tx: Tx, id: string, value: Record<string, unknown>): Promise<void> {
  await tx
    .update(authVerifications)
    .set({ value: JSON.stringify(value) })
    .where(eq(authVerifications.id, id));
}

export async function dropTicket(tx: Tx, id: string): Promise<void> {
  await tx.delete(authVerifications).where(eq(authVerifications.id, id));
}

/** Remembers that a code of this time step was used; a second use within its validity is refused. @returns whether it was the first */
export async function firstUseOfCode(
  tx: Tx,
  use: { userId: string; step: number; now: string; expiresAt: string },
): Promise<boolean> {
  const identifier = `totp:${use.userId}:${use.step}`;
  const used = await tx
    .select({ id: authVerifications.id })
    .from(authVerifications)
    .where(eq(authVerifications.identifier, identifier));
  if (used.length > 0) return false;
  await tx.insert(authVerifications).values({ identifier, value: "", expires_at: use.expiresAt });
  return true;
}
