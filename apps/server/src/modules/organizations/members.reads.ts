import type { MemberListQuery, MemberPage } from "@kerkis/contract/organizations/members.schema.ts";
import { ACTIVE_WITHIN, IDLE_DAYS, type MemberSort } from "@kerkis/contract/organizations/members.taxonomy.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { COORDINATING_ROLES, ORGANIZATION_ROLES, type OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { and, asc, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import { authUsers, profiles } from "#modules/identity/identity.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";
import { cursorText, invalidCursor, packCursor, unpackCursor } from "#platform/http/cursor.ts";
import { isCoordinator } from "./coordinators.reads.ts";
import { invitableRoles, memberRights, type Deciding } from "./members.policy.ts";
import { organizationInvitations, organizationMembers } from "./organizations.tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Expressions that the indexes of profiles hold. */
const sortName = sql<string>`kerkis_fold(${profiles.last_name} || ' ' || ${profiles.first_name})`;
const searchable = sql`kerkis_fold(${profiles.first_name} || ' ' || ${profiles.last_name} || ' ' || ${profiles.email})`;
const searchableName = sql`kerkis_fold(${profiles.first_name} || ' ' || ${profiles.last_name})`;

/** A moment with microseconds, so that no row falls between two pages. */
const moment = (column: SQL) => sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const asMoment = (text: string) => sql`${text}::timestamptz`;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

const joinedAt = sql`${organizationMembers.created_at}`;
const activeAt = sql`coalesce(${organizationMembers.last_active_at}, 'epoch'::timestamptz)`;
const rolePosition = sql`array_position(array['owner', 'admin', 'moderator', 'member'], ${organizationMembers.role})::text`;

interface Order {
  key: SQL;
  /** The key as the cursor carries it, and back. */
  text: SQL<string>;
  value: (text: string) => SQL;
  isValid: (text: string) => boolean;
  down: boolean;
}
const byText = (key: SQL<string>): Order => ({
  key,
  text: key,
  value: (text) => sql`${text}`,
  isValid: () => true,
  down: false,
});
const byTime = (key: SQL, down: boolean): Order => ({
  key,
  text: moment(key),
  value: asMoment,
  isValid: (text) => MOMENT.test(text) && !Number.isNaN(Date.parse(text)),
  down,
});
const ORDERS: Record<MemberSort, Order> = {
  name: byText(sortName),
  role: byText(sql<string>`${rolePosition} || ${sortName}`),
  newest: byTime(joinedAt, true),
  oldest: byTime(joinedAt, false),
  active: byTime(activeAt, true),
};

const cursorParts = z.tuple([z.enum(["name", "newest", "oldest", "active", "role"]), cursorText(400), z.uuid()]);

/** Rows after the one where the last page ended. @throws Refusal input.invalid */
function beyond(sort: MemberSort, cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [by, position, id] = unpackCursor(cursor, cursorParts);
  const order = ORDERS[sort];
  if (by !== sort || !order.isValid(position)) throw invalidCursor();
  return sql`(${order.key}, ${profiles.id}) ${sql.raw(order.down ? "<" : ">")} (${order.value(position)}, ${id}::uuid)`;
}

/** Those who belong to an organization; whoever has not proved their address, or was erased, is nobody. */
const belongs = (scope: OrgScope): SQL | undefined =>
  and(
    eq(organizationMembers.organization_id, scope.organizationId),
    eq(authUsers.email_verified, true),
    isNull(profiles.erased_at),
  );

function filtered(query: MemberListQuery, now: Date, byEmail: boolean): SQL | undefined {
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const active = ACTIVE_WITHIN.find((known) => known === query.active);
  const lastActive = organizationMembers.last_active_at;
  return and(
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

/** A page of an organization's members, with what the reader may do with each (specification 6). */
export async function memberPage(
  db: Reader,
  scope: OrgScope,
  reader: Deciding,
  query: MemberListQuery,
  now: Date,
): Promise<MemberPage> {
  const limit = query.limit ?? LIMITS.pageSize;
  const sort = query.sort ?? "name";
  const order = ORDERS[sort];
  const invitable = invitableRoles(reader);
  // Addresses, and how often people come, are for those who manage members; letter by letter, a search would tell them.
  const isManaging = invitable.length > 0;
  const mayAppoint = reader.superAdmin || reader.role === "owner";
  const matching = and(belongs(scope), filtered(query, now, isManaging));
  const [rows, total, roles, [waiting]] = await Promise.all([
    db
      .select({
        user_id: profiles.id,
        name: sql<string>`${profiles.first_name} || ' ' || ${profiles.last_name}`,
        email: profiles.email,
        avatar_url: profiles.avatar_url,
        profile_role: profiles.role,
        role: organizationMembers.role,
        is_coordinator: isCoordinator,
        joined_at: organizationMembers.created_at,
        last_active_at: organizationMembers.last_active_at,
        position: order.text,
      })
      .from(organizationMembers)
      .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
      .innerJoin(authUsers, eq(authUsers.id, profiles.id))
      .where(and(matching, beyond(sort, query.cursor)))
      .orderBy(order.down ? desc(order.key) : asc(order.key), order.down ? desc(profiles.id) : asc(profiles.id))
      .limit(limit + 1),
    countMembers(db, matching),
    roleCounts(db, scope),
    db
      .select({ value: sql<number>`count(*)::int` })
      .from(organizationInvitations)
      .where(
        and(
          eq(organizationInvitations.organization_id, scope.organizationId),
          eq(organizationInvitations.status, "pending"),
          sql`${organizationInvitations.expires_at} > ${now.toISOString()}`,
        ),
      ),
  ]);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(({ position: _position, ...row }) =>
      Object.assign(row, {
        email: isManaging ? row.email : null,
        last_active_at: isManaging ? row.last_active_at : null,
        is_me: row.user_id === reader.userId,
        can: {
          ...memberRights(reader, { userId: row.user_id, role: row.role }),
          appoint: mayAppoint && COORDINATING_ROLES.includes(row.profile_role),
        },
      }),
    ),
    next: last ? packCursor([sort, last.position, last.user_id]) : null,
    total,
    roles,
    pending_invitations: isManaging ? (waiting?.value ?? 0) : 0,
    can: {
      invite: invitable,
      change_roles: memberRights(reader, { userId: "", role: "member" }).roles.length > 0,
      remove: memberRights(reader, { userId: "", role: "member" }).remove,
    },
  };
}

async function countMembers(db: Reader, matching: SQL | undefined): Promise<MemberPage["total"]> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(organizationMembers)
    .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(matching)
    .limit(LIMITS.exactCount)
    .as("some");
  const [counted] = await db.select({ value: sql<number>`count(*)::int` }).from(some);
  const value = counted?.value ?? 0;
  return { value, exact: value < LIMITS.exactCount };
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
