import type { InvitationView } from "@kerkis/contract/organizations/invitations.schema.ts";
import type {
  InvitationCount,
  InvitationPage,
  InvitationQuery,
  InvitationRow,
} from "@kerkis/contract/organizations/members.schema.ts";
import { INVITATION_STATES, type InvitationState } from "@kerkis/contract/organizations/members.taxonomy.ts";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { accountByEmail, contactsOf } from "#modules/identity/identity.api.ts";
import { fullName, authUsers, profiles } from "#modules/identity/identity.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, timeKey, type ListSource } from "#platform/lists/keyset.ts";
import { inviteRefusal, type Deciding } from "../members/members.policy.ts";
import { invitationStanding, invitationState } from "./invitations.policy.ts";
import { invitationByToken } from "./invitations.repo.ts";
import { organizationInvitations, organizationMembers } from "../organizations.tables.ts";

const shown = {
  id: organizationInvitations.id,
  email: organizationInvitations.email,
  role: organizationInvitations.role,
  language: organizationInvitations.language,
  status: organizationInvitations.status,
  invited_by_name: sql<string | null>`${fullName}`,
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

const list = keysetList("invitations", {
  newest: descending(timeKey(organizationInvitations.created_at), idKey(organizationInvitations.id)),
});

type Filters = Pick<InvitationQuery, "state" | "search">;

const matching = (scope: OrgScope, { state, search }: Filters, now: string): SQL | undefined =>
  and(
    isOf(scope),
    state ? sql`${stateOf(now)} = ${state}` : undefined,
    search ? sql`${organizationInvitations.email} like ${containing(search.toLowerCase())}` : undefined,
  );

/** A page of an organization's invitations, the newest first. */
export async function invitationPage(
  { db, cursors }: ListSource,
  scope: OrgScope,
  who: Deciding,
  query: InvitationQuery,
  now: string,
): Promise<InvitationPage> {
  const page = list.page(cursors, query, scope.organizationId);
  const rows = await db
    .select({ ...shown, ...page.columns })
    .from(organizationInvitations)
    .leftJoin(profiles, eq(profiles.id, organizationInvitations.invited_by))
    .where(and(matching(scope, query, now), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, (row) => toRow(row, who, now));
}

/** How many invitations the filters let through, and of all of them in each state. */
export const countInvitations = (
  db: Reader,
  scope: OrgScope,
  filters: Filters,
  now: string,
): Promise<InvitationCount> =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(organizationInvitations)
      .where(matching(scope, filters, now)),
    countsByState(db, scope, now),
  );

async function countsByState(db: Reader, scope: OrgScope, now: string): Promise<Record<InvitationState, number>> {
  const counted = await db
    .select({ state: stateOf(now), value: sql<number>`count(*)::int` })
    .from(organizationInvitations)
    .where(isOf(scope))
    .groupBy(sql`1`);
  const count = (state: InvitationState) => counted.find((row) => row.state === state)?.value ?? 0;
  return Object.fromEntries(INVITATION_STATES.map((state) => [state, count(state)])) as Record<InvitationState, number>;
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
