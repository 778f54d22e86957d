import type { PeopleFilters, PeoplePage, PeopleQuery, Person } from "@kerkis/contract/admin/people/people.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { and, asc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { permittedOn, pendingRoleRequest } from "#modules/identity/identity.api.ts";
import { fullName, authUsers, profiles } from "#modules/identity/identity.tables.ts";
import { isCoordinator } from "#modules/organizations/organizations.api.ts";
import { organizationMembers, organizations } from "#modules/organizations/organizations.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Reader } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import { ascending, descending, idKey, keysetList, textKey, timeKey, type ListSource } from "#platform/lists/keyset.ts";

const WORDS_MAX = 6;

const isSuperAdmin = sql<boolean>`exists (select 1 from super_admins a where a.user_id = ${profiles.id})`;
const row = {
  id: profiles.id,
  name: fullName,
  email: profiles.email,
  avatar_url: profiles.avatar_url,
  role: profiles.role,
  is_verified: authUsers.email_verified,
  is_super_admin: isSuperAdmin,
  has_two_factor: authUsers.two_factor_enabled,
  is_deleting: sql<boolean>`${profiles.deletion_requested_at} is not null`,
  created_at: profiles.created_at,
};

/** The indexed expressions of the migration: a difference in a letter and every page reads every row. */
const searched = sql`kerkis_fold(${fullName} || ' ' || ${profiles.email})`;
const nameKey = sql<string>`kerkis_fold(${profiles.last_name} || ' ' || ${profiles.first_name})`;
const list = keysetList("people", {
  newest: descending(timeKey(profiles.created_at), idKey(profiles.id)),
  name: ascending(textKey(nameKey), idKey(profiles.id)),
});

const STATES: Record<NonNullable<PeopleFilters["state"]>, SQL> = {
  verified: eq(authUsers.email_verified, true),
  unverified: eq(authUsers.email_verified, false),
  super_admin: isSuperAdmin,
  two_factor: eq(authUsers.two_factor_enabled, true),
  deleting: sql`${profiles.deletion_requested_at} is not null`,
};

function matching(query: PeopleFilters): SQL | undefined {
  const conditions: SQL[] = [isNull(profiles.erased_at)];
  for (const word of (query.search ?? "").split(/\s+/).filter(Boolean).slice(0, WORDS_MAX)) {
    conditions.push(sql`${searched} like kerkis_fold(${containing(word)})`);
  }
  if (query.role) conditions.push(eq(profiles.role, query.role));
  if (query.state) conditions.push(STATES[query.state]);
  if (query.organization_id) {
    conditions.push(
      sql`exists (select 1 from organization_members m where m.user_id = ${profiles.id} and m.organization_id = ${query.organization_id})`,
    );
  }
  return and(...conditions);
}

/**
 * A page of everyone with an account. Search knows no accents, capitals or final sigma.
 * @throws Refusal input.invalid for a cursor that is not ours
 */
export async function peoplePage({ db, cursors }: ListSource, query: PeopleQuery): Promise<PeoplePage> {
  const page = list.page(cursors, query);
  const rows = await db
    .select({ ...row, ...page.columns })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(and(matching(query), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

/** How many accounts the filters let through. */
export const peopleCount = (db: Reader, query: PeopleFilters) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(profiles)
      .innerJoin(authUsers, eq(authUsers.id, profiles.id))
      .where(matching(query)),
  );

/** One account in full. @throws Refusal person.not_found */
export async function personFor(db: Reader, admin: Actor, id: string, impersonationOn: boolean): Promise<Person> {
  const [found] = await db
    .select({
      ...row,
      erased_on: sql<
        string | null
      >`to_char((${profiles.deletion_requested_at} + make_interval(secs => ${LIMITS.accountGraceMs / 1000})) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
      session_count: sql<number>`(select count(*)::int from auth_sessions s where s.user_id = ${profiles.id} and s.expires_at > now()
        and not exists (select 1 from impersonations i where i.session_id = s.id))`,
      last_signed_in_at: sql<
        string | null
      >`(select to_char(max(s.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        from auth_sessions s where s.user_id = ${profiles.id}
        and not exists (select 1 from impersonations i where i.session_id = s.id))`,
      passkey_count: sql<number>`(select count(*)::int from auth_passkeys k where k.user_id = ${profiles.id})`,
      has_password: sql<boolean>`exists (select 1 from auth_accounts c where c.user_id = ${profiles.id}
        and c.provider_id = 'credential' and c.password is not null)`,
      super_admin_count: sql<number>`(select count(*)::int from super_admins)`,
    })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(and(eq(profiles.id, id), isNull(profiles.erased_at)));
  if (!found) throw new Refusal("person.not_found");
  const { super_admin_count: superAdminCount, ...account } = found;
  const [memberships, requested] = await Promise.all([membershipsOfAny(db, id), pendingRoleRequest(db, id)]);
  const standing = {
    userId: id,
    isVerified: account.is_verified,
    isSuperAdmin: account.is_super_admin,
    hasTwoFactor: account.has_two_factor,
  };
  return {
    ...account,
    memberships,
    requested_role: requested,
    can: permittedOn(admin, standing, { superAdminCount, impersonationOn }),
  };
}

/** Every organization someone belongs to, deactivated ones too. */
const membershipsOfAny = (db: Reader, userId: string): Promise<Person["memberships"]> =>
  db
    .select({
      organization_id: organizations.id,
      name: organizations.name,
      slug: organizations.slug,
      role: organizationMembers.role,
      is_coordinator: isCoordinator,
      is_active: sql<boolean>`${organizations.is_active} and ${organizations.deleted_at} is null`,
    })
    .from(organizationMembers)
    .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organization_id))
    .where(eq(organizationMembers.user_id, userId))
    .orderBy(asc(organizationMembers.created_at), asc(organizations.id));
