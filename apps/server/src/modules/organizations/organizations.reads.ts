import type { ProfileRole } from "@kerkis/contract/core/permissions.ts";
import type { Brand, Membership } from "@kerkis/contract/identity/identity.schema.ts";
import { BRAND_COLOR, brandAccents } from "@kerkis/contract/organizations/branding.policy.ts";
import type { MemberNamesPage } from "@kerkis/contract/organizations/organizations.schema.ts";
import { and, asc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { fullName, authUsers, profiles } from "#modules/identity/identity.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";
import { countOf } from "#platform/lists/count.ts";
import { ascending, idKey, keysetList, textKey, type ListSource, type PageQuery } from "#platform/lists/keyset.ts";
import { isCoordinator } from "./members/coordinators.reads.ts";
import { DEFAULT_ORGANIZATION } from "./organizations.repo.ts";
import { memberCount } from "./settings/settings.reads.ts";
import { organizationMembers, organizations, organizationSettings } from "./organizations.tables.ts";

/** The primary colour as both themes show it, as far as there is one. */
export function brandOf(color: string | null): { brand?: Brand } {
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
      lands: sql<boolean>`(${organizations.slug} <> ${DEFAULT_ORGANIZATION.slug}
        and ${organizations.settings} #>> '{homepage_settings,is_enabled}' = 'true')`,
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
  return rows.map(({ color, lands, ...membership }) =>
    Object.assign(membership, brandOf(color), lands ? { has_homepage: true } : {}),
  );
}

export interface MemberFilter {
  profile_role?: ProfileRole | undefined;
  search?: string | undefined;
  /** Whether the search also looks into e-mail addresses: only for those who manage members, since it tells them letter by letter. */
  byEmail: boolean;
}

const members = keysetList("member-names", {
  name: ascending(textKey(sql`kerkis_fold(${fullName})`), idKey(profiles.id)),
});

/** Those who belong to an organization and pass the filters; whoever has not proved their address is nobody yet. */
function matchingMembers(scope: OrgScope, { profile_role: role, search, byEmail }: MemberFilter): SQL | undefined {
  const searched = byEmail ? sql`${fullName} || ' ' || ${profiles.email}` : fullName;
  return and(
    eq(organizationMembers.organization_id, scope.organizationId),
    eq(authUsers.email_verified, true),
    role && eq(profiles.role, role),
    search ? sql`kerkis_fold(${searched}) like kerkis_fold(${containing(search)})` : undefined,
  );
}

/** A page of an organization's members by name. */
export async function membersPage(
  { db, cursors }: ListSource,
  scope: OrgScope,
  filter: MemberFilter & PageQuery<"name">,
): Promise<MemberNamesPage> {
  const page = members.page(cursors, filter, scope.organizationId);
  const rows = await db
    .select({
      user_id: profiles.id,
      name: fullName,
      avatar_url: profiles.avatar_url,
      profile_role: profiles.role,
      role: organizationMembers.role,
      ...page.columns,
    })
    .from(organizationMembers)
    .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(and(matchingMembers(scope, filter), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows);
}

/** How many members pass the filters. */
export const countMembersByName = (db: Reader, scope: OrgScope, filter: MemberFilter) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(organizationMembers)
      .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
      .innerJoin(authUsers, eq(authUsers.id, profiles.id))
      .where(matchingMembers(scope, filter)),
  );
