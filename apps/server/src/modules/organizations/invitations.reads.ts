import { LIMITS } from "@kerkis/contract/core/limits.ts";
import type { InvitationView } from "@kerkis/contract/organizations/invitations.schema.ts";
import type { InvitationPage, InvitationRow } from "@kerkis/contract/organizations/members.schema.ts";
import { INVITATION_STATES, type InvitationState } from "@kerkis/contract/organizations/members.taxonomy.ts";
import { and, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { accountByEmail, contactsOf } from "#modules/identity/identity.api.ts";
import { authUsers, profiles } from "#modules/identity/identity.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { escapeLike } from "#platform/db/like.ts";
import { packCursor, unpackCursor } from "#platform/http/cursor.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { inviteRefusal, type Deciding } from "./members.policy.ts";
import { invitationStanding, invitationState } from "./invitations.policy.ts";
import { invitationByToken } from "./invitations.repo.ts";
import { organizationInvitations, organizationMembers } from "./organizations.tables.ts";

interface InvitationQuery {
  state?: InvitationState | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

const shown = {
  id: organizationInvitations.id,
  email: organizationInvitations.email,
  role: organizationInvitations.role,
  language: organizationInvitations.language,
  status: organizationInvitations.status,
  invited_by_name: sql<string | null>`${profiles.first_name} || ' ' || ${profiles.last_name}`,
  created_at: organizationInvitations.created_at,
  last_sent_at: organizationInvitations.last_sent_at,
  expires_at: organizationInvitations.expires_at,
  decided_at: organizationInvitations.decided_at,
};

const stateOf = (now: string): SQL<InvitationState> =>
  sql`case when ${organizationInvitations.status} = 'pending' and ${organizationInvitations.expires_at} <= ${now}::timestamptz
    then 'expired' else ${organizationInvitations.status} end`;

const isOf = (scope: OrgScope) => eq(organizationInvitations.organization_id, scope.organizationId);

const select = (db: Reader) =>
  db
    .select(shown)
    .from(organizationInvitations)
    .leftJoin(profiles, eq(profiles.id, organizationInvitations.invited_by));

type Selected = Awaited<ReturnType<typeof select>>[number];

function toRow({ status, ...row }: Selected, who: Deciding, now: string): InvitationRow {
  const state = invitationState(status, row.expires_at, now);
  const may = inviteRefusal(who, row.role) === null && (state === "pending" || state === "expired");
  return { ...row, state, can: { resend: may, revoke: may } };
}

/** A page of an organization's invitations, the newest first; ids are ordered by time. */
export async function invitationPage(
  db: Reader,
  scope: OrgScope,
  who: Deciding,
  query: InvitationQuery,
  now: string,
): Promise<InvitationPage> {
  const limit = query.limit ?? LIMITS.pageSize;
  const position = query.cursor ? unpackCursor(query.cursor, z.tuple([z.iso.datetime(), z.uuid()])) : null;
  // Read as text, a moment keeps its milliseconds; rows made within one are told apart by their id.
  const stamp = sql`date_trunc('milliseconds', ${organizationInvitations.created_at})`;
  const rows = await select(db)
    .where(
      and(
        isOf(scope),
        query.state ? sql`${stateOf(now)} = ${query.state}` : undefined,
        query.search
          ? sql`${organizationInvitations.email} like ${`%${escapeLike(query.search.toLowerCase())}%`}`
          : undefined,
        position
          ? sql`(${stamp}, ${organizationInvitations.id}) < (${position[0]}::timestamptz, ${position[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(stamp), desc(organizationInvitations.id))
    .limit(limit + 1);
  const counted = await db
    .select({ state: stateOf(now), value: sql<number>`count(*)::int` })
    .from(organizationInvitations)
    .where(isOf(scope))
    .groupBy(sql`1`);
  const count = (state: InvitationState) => counted.find((row) => row.state === state)?.value ?? 0;
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => toRow(row, who, now)),
    next: last ? packCursor([last.created_at, last.id]) : null,
    states: Object.fromEntries(INVITATION_STATES.map((state) => [state, count(state)])) as InvitationPage["states"],
  };
}

export async function invitationRow(
  db: Reader,
  scope: OrgScope,
  who: Deciding,
  id: string,
  now: string,
): Promise<InvitationRow> {
  const [row] = await select(db).where(and(isOf(scope), eq(organizationInvitations.id, id)));
  if (!row) throw new Refusal("invitation.not_found");
  return toRow(row, who, now);
}

/** What a link says to whoever holds it. @throws Refusal invitation.not_found */
export async function invitationView(
  db: Reader,
  actor: Actor | null,
  token: string,
  now: string,
): Promise<InvitationView> {
  const invitation = await invitationByToken(db, token, null);
  if (!invitation) throw new Refusal("invitation.not_found");
  const isInvited = actor?.email.toLowerCase() === invitation.email;
  const [account, [inviter], isMember] = await Promise.all([
    accountByEmail(db, invitation.email),
    contactsOf(db, invitation.invited_by ? [invitation.invited_by] : []),
    actor !== null && isInvited && belongsTo(db, invitation.organization_id, actor.userId),
  ]);
  const facts = {
    status: invitation.status,
    expiresAt: invitation.expires_at,
    isOpen: invitation.is_open,
    isMember,
  };
  return {
    standing: invitationStanding(facts, now),
    viewer: actor === null ? "visitor" : isInvited ? "invited" : "someone_else",
    email: invitation.email,
    role: invitation.role,
    organization: invitation.organization,
    invited_by_name: inviter?.name ?? null,
    expires_at: invitation.expires_at,
    has_account: account?.verified ?? false,
  };
}

export async function belongsTo(db: Reader, organizationId: string, userId: string): Promise<boolean> {
  const found = await db
    .select({ role: organizationMembers.role })
    .from(organizationMembers)
    .where(and(eq(organizationMembers.organization_id, organizationId), eq(organizationMembers.user_id, userId)));
  return found.length > 0;
}

/** Which of these addresses belong to members already. Unproved accounts are nobody's. */
export async function memberAddresses(db: Reader, scope: OrgScope, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .select({ email: profiles.email })
    .from(organizationMembers)
    .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(
      and(
        eq(organizationMembers.organization_id, scope.organizationId),
        eq(authUsers.email_verified, true),
        inArray(profiles.email, [...emails]),
      ),
    );
  return new Set(rows.map(({ email }) => email));
}
