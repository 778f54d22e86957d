import type { StartupRole } from "@kerkis/contract/startups/people/people.taxonomy.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { and, count, eq, gt, gte, inArray, lte, sql } from "drizzle-orm";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { hashOfToken } from "#platform/auth/link-tokens.ts";
import type { Reader, Tx } from "#platform/db/db.ts";
import { startupInvitations as invitations, startupPeople as people } from "./people.tables.ts";

export interface InvitationSeed {
  startupId: string;
  email: string;
  role: StartupRole;
  language: Language;
  invitedBy: string;
  token: string;
  now: string;
  expiresAt: string;
}

/** Stores an invitation; one to the same address whose time is over is made new. @returns null when one is still open */
export async function putInvitation(tx: Tx, seed: InvitationSeed): Promise<string | null> {
  const values = {
    role: seed.role,
    language: seed.language,
    token_hash: hashOfToken(seed.token),
    invited_by: seed.invitedBy,
    expires_at: seed.expiresAt,
    last_sent_at: seed.now,
    created_at: seed.now,
  };
  const [made] = await tx
    .insert(invitations)
    .values({ ...values, startup_id: seed.startupId, email: seed.email })
    .onConflictDoUpdate({
      target: [invitations.startup_id, invitations.email],
      targetWhere: sql`status = 'pending'`,
      set: values,
      setWhere: lte(invitations.expires_at, seed.now),
    })
    .returning({ id: invitations.id });
  return made?.id ?? null;
}

export type InvitationRow = typeof invitations.$inferSelect;

/** One of the startup's, locked until the transaction ends. */
export async function lockInvitation(tx: Tx, startupId: string, id: string): Promise<InvitationRow | null> {
  const [found] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.startup_id, startupId)))
    .for("update");
  return found ?? null;
}

/** A new link for an invitation, and a new time to answer. */
export async function renewInvitation(
  tx: Tx,
  id: string,
  { token, now, expiresAt }: { token: string; now: string; expiresAt: string },
): Promise<void> {
  await tx
    .update(invitations)
    .set({ token_hash: hashOfToken(token), last_sent_at: now, expires_at: expiresAt })
    .where(eq(invitations.id, id));
}

export async function closeInvitation(
  tx: Tx,
  id: string,
  status: "accepted" | "declined" | "revoked",
  { now, acceptedBy = null }: { now: string; acceptedBy?: string | null },
): Promise<void> {
  await tx.update(invitations).set({ status, decided_at: now, accepted_by: acceptedBy }).where(eq(invitations.id, id));
}

/** Whether any startup waits for this address. */
export async function hasOpenInvitation(db: Reader, email: string, now: string): Promise<boolean> {
  const open = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.email, email), eq(invitations.status, "pending"), gt(invitations.expires_at, now)))
    .limit(1);
  return open.length > 0;
}

/** What the audit log says of each mail. */
const MAILED = inArray(auditLog.action, ["startup.invitation_sent", "startup.invitation_resent"]);

/** How many invitation mails a person sent since a moment, and how many went to an address. */
export async function sentSince(
  db: Reader,
  { userId, email, since }: { userId: string; email: string; since: string },
): Promise<{ byPerson: number; toAddress: number }> {
  const recent = and(MAILED, gte(auditLog.occurred_at, since));
  const [sent] = await db
    .select({ value: count() })
    .from(auditLog)
    .where(and(recent, eq(auditLog.actor_id, userId)));
  const [received] = await db
    .select({ value: count() })
    .from(invitations)
    .innerJoin(
      auditLog,
      and(eq(auditLog.entity_type, "startup_invitation"), eq(auditLog.entity_id, sql`${invitations.id}::text`)),
    )
    .where(and(eq(invitations.email, email), recent));
  return { byPerson: sent?.value ?? 0, toAddress: received?.value ?? 0 };
}

/** How many run a startup, are its owners, and are invited. */
export async function countPeople(
  tx: Tx,
  startupId: string,
  now: string,
): Promise<{ owners: number; together: number }> {
  const [counted] = await tx
    .select({ owners: sql<number>`(count(*) filter (where role = 'owner'))::int`, all: sql<number>`count(*)::int` })
    .from(people)
    .where(eq(people.startup_id, startupId));
  const [invited] = await tx
    .select({ value: count() })
    .from(invitations)
    .where(
      and(eq(invitations.startup_id, startupId), eq(invitations.status, "pending"), gt(invitations.expires_at, now)),
    );
  return { owners: counted?.owners ?? 0, together: (counted?.all ?? 0) + (invited?.value ?? 0) };
}

/** Lets someone run a startup; who does already keeps their role. @returns whether they are new */
export async function addPerson(tx: Tx, startupId: string, userId: string, role: StartupRole): Promise<boolean> {
  const added = await tx
    .insert(people)
    .values({ startup_id: startupId, user_id: userId, role })
    .onConflictDoNothing()
    .returning({ id: people.user_id });
  return added.length > 0;
}

const isPerson = (startupId: string, userId: string) =>
  and(eq(people.startup_id, startupId), eq(people.user_id, userId));

export async function setRole(tx: Tx, startupId: string, userId: string, role: StartupRole): Promise<void> {
  await tx.update(people).set({ role }).where(isPerson(startupId, userId));
}

export async function deletePerson(tx: Tx, startupId: string, userId: string): Promise<void> {
  await tx.delete(people).where(isPerson(startupId, userId));
}

/** Takes back what someone invited others to, who has no say any more. */
export async function revokeSentBy(tx: Tx, startupId: string, userId: string, now: string): Promise<void> {
  await tx
    .update(invitations)
    .set({ status: "revoked", decided_at: now })
    .where(
      and(eq(invitations.startup_id, startupId), eq(invitations.invited_by, userId), eq(invitations.status, "pending")),
    );
}

/** Startups that a person runs. */
export async function startupsRunBy(db: Reader, userId: string): Promise<string[]> {
  const rows = await db.select({ id: people.startup_id }).from(people).where(eq(people.user_id, userId));
  return rows.map(({ id }) => id);
}

/** Whoever edits a startup for longest; null when nobody does. */
export async function firstEditor(tx: Tx, startupId: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: people.user_id })
    .from(people)
    .where(and(eq(people.startup_id, startupId), eq(people.role, "editor")))
    .orderBy(people.created_at, people.user_id)
    .limit(1);
  return found?.id ?? null;
}

/** Invitations to an address, and those that its person accepted, go with the account. */
export async function deleteInvitationsOf(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.delete(invitations).where(sql`${eq(invitations.email, email)} or ${eq(invitations.accepted_by, userId)}`);
}
