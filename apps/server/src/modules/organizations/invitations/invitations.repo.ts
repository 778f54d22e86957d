import type { Language } from "@kerkis/contract/core/text/languages.ts";
import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { and, count, eq, gt, gte, inArray, isNotNull, lte, or, sql, type SQL } from "drizzle-orm";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { hashOfToken } from "#platform/auth/link-tokens.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader, Tx } from "#platform/db/db.ts";
import type { OrganizationAge } from "./invitations.policy.ts";
import { DEFAULT_ORGANIZATION } from "../organizations.repo.ts";
import { organizationInvitations, organizationMembers, organizations } from "../organizations.tables.ts";

export interface InvitationSeed {
  email: string;
  role: OrganizationRole;
  language: Language;
  invitedBy: string;
  token: string;
  now: string;
  expiresAt: string;
}

/**
 * Stores an invitation; one to the same address whose time is over is made new.
 * @returns its id, or null when one to that address is still open
 */
export async function putInvitation(tx: Tx, scope: OrgScope, seed: InvitationSeed): Promise<string | null> {
  const values = {
    role: seed.role,
    language: seed.language,
    token_hash: hashOfToken(seed.token),
    invited_by: seed.invitedBy,
    expires_at: seed.expiresAt,
    last_sent_at: seed.now,
  };
  const [made] = await tx
    .insert(organizationInvitations)
    .values({ ...values, organization_id: scope.organizationId, email: seed.email, created_at: seed.now })
    .onConflictDoUpdate({
      target: [organizationInvitations.organization_id, organizationInvitations.email],
      targetWhere: sql`status = 'pending'`,
      set: { ...values, created_at: seed.now },
      setWhere: lte(organizationInvitations.expires_at, seed.now),
    })
    .returning({ id: organizationInvitations.id });
  return made?.id ?? null;
}

type InvitationRecord = typeof organizationInvitations.$inferSelect;

/** One of the organization's, kept as it is until the transaction ends. */
export async function lockInvitation(tx: Tx, scope: OrgScope, id: string): Promise<InvitationRecord | null> {
  const [found] = await tx
    .select()
    .from(organizationInvitations)
    .where(and(eq(organizationInvitations.id, id), eq(organizationInvitations.organization_id, scope.organizationId)))
    .for("update");
  return found ?? null;
}

/** An invitation with its organization, by the token of its link. `lock` keeps it as it is until the transaction ends. */
export async function invitationByToken(db: Reader, token: string, lock: "update" | null) {
  const query = db
    .select({
      id: organizationInvitations.id,
      organization_id: organizationInvitations.organization_id,
      email: organizationInvitations.email,
      role: organizationInvitations.role,
      status: organizationInvitations.status,
      invited_by: organizationInvitations.invited_by,
      accepted_by: organizationInvitations.accepted_by,
      expires_at: organizationInvitations.expires_at,
      organization: { name: organizations.name, slug: organizations.slug, logo_url: organizations.logo_url },
      is_open: sql<boolean>`${organizations.is_active} and ${organizations.deleted_at} is null`,
    })
    .from(organizationInvitations)
    .innerJoin(organizations, eq(organizations.id, organizationInvitations.organization_id))
    .where(eq(organizationInvitations.token_hash, hashOfToken(token)));
  const [found] = await (lock ? query.for(lock, { of: organizationInvitations }) : query);
  return found ?? null;
}
export type OpenedInvitation = NonNullable<Awaited<ReturnType<typeof invitationByToken>>>;

/** A new link for an invitation, and a new time to answer. */
export async function renewInvitation(
  tx: Tx,
  id: string,
  { token, now, expiresAt }: { token: string; now: string; expiresAt: string },
): Promise<void> {
  await tx
    .update(organizationInvitations)
    .set({ token_hash: hashOfToken(token), last_sent_at: now, expires_at: expiresAt })
    .where(eq(organizationInvitations.id, id));
}

export async function closeInvitation(
  tx: Tx,
  id: string,
  status: "accepted" | "declined" | "revoked",
  { now, acceptedBy = null }: { now: string; acceptedBy?: string | null },
): Promise<void> {
  await tx
    .update(organizationInvitations)
    .set({ status, decided_at: now, accepted_by: acceptedBy })
    .where(eq(organizationInvitations.id, id));
}

/** Which of these addresses have an invitation that is still open. */
export async function invitedAddresses(
  db: Reader,
  scope: OrgScope,
  emails: readonly string[],
  now: string,
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .select({ email: organizationInvitations.email })
    .from(organizationInvitations)
    .where(
      and(
        eq(organizationInvitations.organization_id, scope.organizationId),
        eq(organizationInvitations.status, "pending"),
        sql`${organizationInvitations.expires_at} > ${now}`,
        inArray(organizationInvitations.email, [...emails]),
      ),
    );
  return new Set(rows.map(({ email }) => email));
}

/** What the audit log says of each mail, also of one sent again or to someone whose invitation was taken back. */
const INVITED = inArray(auditLog.action, ["invitation.sent", "invitation.resent"]);
/** To whom other modules wrote who may not know the organization. */
const mailedTo = sql<string>`${auditLog.details} ->> 'mailed_to'`;
const MAILED = or(INVITED, isNotNull(mailedTo));

/** What decides how many invitations the organization sends; one that is gone counts as new. */
export async function ageOf(db: Reader, scope: OrgScope): Promise<OrganizationAge> {
  const [found] = await db
    .select({ createdAt: organizations.created_at, slug: organizations.slug })
    .from(organizations)
    .where(eq(organizations.id, scope.organizationId));
  return {
    createdAt: found?.createdAt ?? new Date().toISOString(),
    isDefault: found?.slug === DEFAULT_ORGANIZATION.slug,
  };
}

/** How many mails the organization has sent since a moment, and how many the person anywhere. */
export async function sentSince(
  db: Reader,
  scope: OrgScope,
  userId: string,
  since: string,
): Promise<{ organization: number; person: number }> {
  const mailed = async (whose: SQL) =>
    (
      await db
        .select({ value: count() })
        .from(auditLog)
        .where(and(whose, MAILED, gte(auditLog.occurred_at, since)))
    )[0]?.value ?? 0;
  return {
    organization: Math.max(
      await invitationsSince(db, scope, since),
      await mailed(eq(auditLog.organization_id, scope.organizationId)),
    ),
    person: await mailed(eq(auditLog.actor_id, userId)),
  };
}

/** How many invitation mails each of these addresses got since a moment, from whomever. */
export async function receivedSince(
  db: Reader,
  emails: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, number>> {
  if (emails.length === 0) return new Map();
  const invited = await db
    .select({ email: organizationInvitations.email, value: count() })
    .from(organizationInvitations)
    .innerJoin(
      auditLog,
      and(eq(auditLog.entity_type, "invitation"), eq(auditLog.entity_id, sql`${organizationInvitations.id}::text`)),
    )
    .where(and(inArray(organizationInvitations.email, [...emails]), INVITED, gte(auditLog.occurred_at, since)))
    .groupBy(organizationInvitations.email);
  const mailed = await db
    .select({ email: mailedTo, value: count() })
    .from(auditLog)
    .where(and(inArray(mailedTo, [...emails]), gte(auditLog.occurred_at, since)))
    .groupBy(mailedTo);
  const received = new Map<string, number>();
  for (const { email, value } of [...invited, ...mailed]) received.set(email, (received.get(email) ?? 0) + value);
  return received;
}

async function invitationsSince(db: Reader, scope: OrgScope, since: string): Promise<number> {
  const [counted] = await db
    .select({ value: sql<number>`count(*)::int` })
    .from(organizationInvitations)
    .where(
      and(
        eq(organizationInvitations.organization_id, scope.organizationId),
        gte(organizationInvitations.last_sent_at, since),
      ),
    );
  return counted?.value ?? 0;
}

/** Makes someone a member. @returns whether they were one before; `asInvited` then gives them the invited role all the same */
export async function joinOrganization(
  tx: Tx,
  {
    organizationId,
    userId,
    role,
    now,
  }: { organizationId: string; userId: string; role: OrganizationRole; now: string },
  asInvited = false,
): Promise<{ wasMember: boolean }> {
  const [added] = await tx
    .insert(organizationMembers)
    .values({ organization_id: organizationId, user_id: userId, role, created_at: now })
    .onConflictDoNothing()
    .returning({ userId: organizationMembers.user_id });
  if (!added && asInvited) {
    await tx
      .update(organizationMembers)
      .set({ role })
      .where(and(eq(organizationMembers.organization_id, organizationId), eq(organizationMembers.user_id, userId)));
  }
  return { wasMember: !added };
}

/** Whether any organization waits for this address; who is invited may sign up while sign-up is switched off. */
export async function hasOpenInvitation(db: Reader, email: string, now: string): Promise<boolean> {
  const open = await db
    .select({ id: organizationInvitations.id })
    .from(organizationInvitations)
    .where(
      and(
        eq(organizationInvitations.email, email),
        eq(organizationInvitations.status, "pending"),
        gt(organizationInvitations.expires_at, now),
      ),
    )
    .limit(1);
  return open.length > 0;
}
