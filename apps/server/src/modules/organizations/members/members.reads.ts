import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import type {
  MemberCount,
  MemberFilters,
  MemberListQuery,
  MemberPage,
} from "@kerkis/contract/organizations/members.schema.ts";
import {
  MEMBER_LIMITS,
  ACTIVE_WITHIN,
  IDLE_DAYS,
  type MemberSort,
} from "@kerkis/contract/organizations/members.taxonomy.ts";
import { COORDINATING_ROLES, ORGANIZATION_ROLES, type OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { fullName, authUsers, profiles } from "#modules/identity/identity.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import {
  ascending,
  descending,
  idKey,
  intKey,
  keysetList,
  textKey,
  timeKey,
  type ListSource,
} from "#platform/lists/keyset.ts";
import { isCoordinator } from "./coordinators.reads.ts";
import { establishedAt, mailsPerDay } from "../invitations/invitations.policy.ts";
import { ageOf, sentSince } from "../invitations/invitations.repo.ts";
import { invitableRoles, memberRights, type Deciding } from "./members.policy.ts";
import { organizationMembers } from "../organizations.tables.ts";

/** Expressions that the indexes of profiles hold. */
const sortName = sql<string>`kerkis_fold(${profiles.last_name} || ' ' || ${profiles.first_name})`;
const searchable = sql`kerkis_fold(${fullName} || ' ' || ${profiles.email})`;
const searchableName = sql`kerkis_fold(${fullName})`;

const joinedAt = sql`${organizationMembers.created_at}`;
const activeAt = sql`coalesce(${organizationMembers.last_active_at}, 'epoch'::timestamptz)`;
const rolePosition = sql`array_position(array['owner', 'admin', 'moderator', 'member'], ${organizationMembers.role})`;

const id = idKey(profiles.id);
const list = keysetList<MemberSort>("members", {
  name: ascending(textKey(sortName), id),
  role: ascending(intKey(rolePosition), textKey(sortName), id),
  newest: descending(timeKey(joinedAt), id),
  oldest: ascending(timeKey(joinedAt), id),
  active: descending(timeKey(activeAt), id),
});

/** Those who belong to an organization; whoever has not proved their address, or was erased, is nobody. */
const belongs = (scope: OrgScope): SQL | undefined =>
  and(
    eq(organizationMembers.organization_id, scope.organizationId),
    eq(authUsers.email_verified, true),
    isNull(profiles.erased_at),
  );

function matching(scope: OrgScope, query: MemberFilters, now: Date, byEmail: boolean): SQL | undefined {
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const active = ACTIVE_WITHIN.find((known) => known === query.active);
  const lastActive = organizationMembers.last_active_at;
  return and(
    belongs(scope),
    query.role ? eq(organizationMembers.role, query.role) : undefined,
    query.profile_role ? eq(profiles.role, query.profile_role) : undefined,
    query.joined ? sql`${joinedAt} >= ${since(Number(query.joined))}` : undefined,
    active === "never" ? isNull(lastActive) : undefined,
    active === "idle" ? sql`${activeAt} < ${since(IDLE_DAYS)}` : undefined,
    active && active !== "never" && active !== "idle" ? sql`${lastActive} >= ${since(Number(active))}` : undefined,
    query.search
      ? sql`${byEmail ? searchable : searchableName} like kerkis_fold(${containing(query.search)})`
      : undefined,
  );
}

/**
 * Addresses, and when people come, are for those who manage members: neither an order nor a filter tells others.
 * @throws Refusal auth.forbidden
 */
function managing(reader: Deciding, { active, sort }: { active?: unknown; sort?: MemberSort | undefined }): boolean {
  const isManaging = invitableRoles(reader).length > 0;
  if (!isManaging && (active !== undefined || sort === "active")) throw new Refusal("auth.forbidden");
  return isManaging;
}

/** A page of an organization's members, with what the reader may do with each (specification 6). */
export async function memberPage(
  { db, cursors }: ListSource,
  scope: OrgScope,
  reader: Deciding,
  query: MemberListQuery,
  now: Date,
): Promise<MemberPage> {
  const isManaging = managing(reader, query);
  const page = list.page(cursors, query, scope.organizationId);
  const rows = await db
    .select({
      user_id: profiles.id,
      name: fullName,
      email: profiles.email,
      avatar_url: profiles.avatar_url,
      profile_role: profiles.role,
      role: organizationMembers.role,
      is_coordinator: isCoordinator,
      joined_at: organizationMembers.created_at,
      last_active_at: organizationMembers.last_active_at,
      ...page.columns,
    })
    .from(organizationMembers)
    .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(and(matching(scope, query, now, isManaging), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const mayAppoint = reader.superAdmin || reader.role === "owner";
  const anyone = memberRights(reader, { userId: "", role: "member" });
  return {
    ...page.of(rows, (row) => ({
      ...row,
      email: isManaging ? row.email : null,
      last_active_at: isManaging ? row.last_active_at : null,
      is_me: row.user_id === reader.userId,
      can: {
        ...memberRights(reader, { userId: row.user_id, role: row.role }),
        appoint: mayAppoint && COORDINATING_ROLES.includes(row.profile_role),
      },
    })),
    can: { invite: invitableRoles(reader), change_roles: anyone.roles.length > 0, remove: anyone.remove },
    mails: isManaging ? await mailsLeft(db, scope, reader.userId, now) : null,
  };
}

/** Invitation mails that the reader can still send today in the organization's name. */
async function mailsLeft(db: Reader, scope: OrgScope, userId: string, now: Date): Promise<MemberPage["mails"]> {
  const age = await ageOf(db, scope);
  const limit = mailsPerDay(age, now);
  const sent = await sentSince(db, scope, userId, new Date(now.getTime() - DAY_MS).toISOString());
  const left = Math.min(limit - sent.organization, MEMBER_LIMITS.mailsPerDay - sent.person);
  return { limit, left: Math.max(0, left), new_until: establishedAt(age, now) };
}

/** How many members the filters let through, and of all of them in each role. */
export async function countMembers(
  db: Reader,
  scope: OrgScope,
  reader: Deciding,
  filters: MemberFilters,
  now: Date,
): Promise<MemberCount> {
  const where = matching(scope, filters, now, managing(reader, filters));
  const rows = db
    .select({ one: sql`1` })
    .from(organizationMembers)
    .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(where);
  return countOf(db, rows, roleCounts(db, scope));
}

/** Members of an organization by role. */
async function roleCounts(db: Reader, scope: OrgScope): Promise<Record<OrganizationRole, number>> {
  const rows = await db
    .select({ role: organizationMembers.role, value: sql<number>`count(*)::int` })
    .from(organizationMembers)
    .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(belongs(scope))
    .groupBy(organizationMembers.role);
  const count = (role: OrganizationRole) => rows.find((row) => row.role === role)?.value ?? 0;
  return Object.fromEntries(ORGANIZATION_ROLES.map((role) => [role, count(role)])) as Record<OrganizationRole, number>;
}
