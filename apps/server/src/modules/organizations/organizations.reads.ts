import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import type { Brand, Membership } from "@kerkis/contract/identity/identity.schema.ts";
import { BRAND_COLOR, brandAccents } from "@kerkis/contract/organizations/branding.policy.ts";
import type { OrganizationMember } from "@kerkis/contract/organizations/organizations.schema.ts";
import { and, asc, eq, gt, isNull, sql, type SQL } from "drizzle-orm";
import { authUsers, profiles } from "#modules/identity/identity.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";
import { isCoordinator } from "./coordinators.reads.ts";
import { memberCount } from "./settings.reads.ts";
import { organizationMembers, organizations, organizationSettings } from "./organizations.tables.ts";

/** The primary colour as both themes show it, as far as there is one. */
function brandOf(color: string | null): { brand?: Brand } {
  if (color === null || !BRAND_COLOR.test(color)) return {};
  const { light, dark } = brandAccents(color);
  return { brand: { light: { accent: light.accent, ink: light.ink }, dark: { accent: dark.accent, ink: dark.ink } } };
}

/** Active organizations a person belongs to, the oldest membership first, each with its number of members. */
export async function membershipsOf(db: Reader, userId: string): Promise<Membership[]> {
  const rows = await db
    .select({
      organization_id: organizations.id,
      name: organizations.name,
      slug: organizations.slug,
      logo_url: organizations.logo_url,
      color: sql<string | null>`${organizationSettings.branding} ->> 'primary_color'`,
      role: organizationMembers.role,
      is_coordinator: isCoordinator,
      member_count: memberCount,
    })
    .from(organizationMembers)
    .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organization_id))
    .leftJoin(organizationSettings, eq(organizationSettings.organization_id, organizations.id))
    .where(
      and(eq(organizationMembers.user_id, userId), eq(organizations.is_active, true), isNull(organizations.deleted_at)),
    )
    .orderBy(asc(organizationMembers.created_at), asc(organizations.id));
  return rows.map(({ color, ...membership }) => Object.assign(membership, brandOf(color)));
}

export interface MemberFilter {
  profile_role?: ProfileRole | undefined;
  search?: string | undefined;
  /** Whether the search also looks into e-mail addresses: only for those who manage members, since it tells them letter by letter. */
  byEmail: boolean;
  cursor?: string | undefined;
  limit: number;
}

/** A page of an organization's members by name; `next` is the last row's folded name and id. */
export async function membersPage(
  db: Reader,
  scope: OrgScope,
  filter: MemberFilter,
): Promise<{ items: OrganizationMember[]; next: string | null }> {
  const name = sql<string>`${profiles.first_name} || ' ' || ${profiles.last_name}`;
  const sortKey = sql<string>`kerkis_fold(${name}) || ' ' || ${profiles.id}`;
  // Whoever has not proved their address is nobody yet.
  const conditions: SQL[] = [
    eq(organizationMembers.organization_id, scope.organizationId),
    eq(authUsers.email_verified, true),
  ];
  if (filter.profile_role) conditions.push(eq(profiles.role, filter.profile_role));
  if (filter.search) {
    const pattern = containing(filter.search);
    const searched = filter.byEmail ? sql`${name} || ' ' || ${profiles.email}` : name;
    conditions.push(sql`kerkis_fold(${searched}) like kerkis_fold(${pattern})`);
  }
  if (filter.cursor) conditions.push(gt(sortKey, filter.cursor));
  const rows = await db
    .select({
      user_id: profiles.id,
      name,
      avatar_url: profiles.avatar_url,
      profile_role: profiles.role,
      role: organizationMembers.role,
      sort_key: sortKey,
    })
    .from(organizationMembers)
    .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(and(...conditions))
    .orderBy(asc(sortKey))
    .limit(filter.limit + 1);
  const items = rows.slice(0, filter.limit);
  const next = rows.length > filter.limit ? (items.at(-1)?.sort_key ?? null) : null;
  return { items: items.map(({ sort_key: _sortKey, ...member }) => member), next };
}
