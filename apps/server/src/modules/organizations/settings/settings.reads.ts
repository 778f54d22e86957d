import type {
  ClosedOrganization,
  OrganizationBranding,
  OrganizationDetails,
} from "@kerkis/contract/organizations/organizations.schema.ts";
import { and, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { contactsOf } from "#modules/identity/identity.api.ts";
import type { Reader } from "#platform/db/db.ts";
import { allowedSteps, erasedOn, type OrganizationFacts } from "../organizations.policy.ts";
import { DEFAULT_ORGANIZATION } from "../organizations.repo.ts";
import { membersWithRole } from "./settings.repo.ts";
import {
  organizationCounts,
  organizationMembers,
  organizations,
  organizationSettings,
} from "../organizations.tables.ts";

// Columns are named in full by hand: in a statement on one table drizzle leaves the table's name away, and an inner table's id would win.
/** How many members an organization has: whoever has not proved their address is none yet, here as in the list of members. */
export const memberCount = sql<number>`(coalesce((select counted.members from ${organizationCounts} counted
  where counted.organization_id = organizations.id), 0) - (select count(*)::int from auth_users unproved
  join organization_members m on m.user_id = unproved.id and m.organization_id = organizations.id
  where not unproved.email_verified))`;

/** How many startups it has that are not deleted, published or not. */
export const startupCount = sql<number>`(select count(*)::int from startups
  where startups.organization_id = organizations.id and startups.deleted_at is null)`;

const ownerCount = sql<number>`(select count(*)::int from organization_members m
  where m.organization_id = organizations.id and m.role = 'owner')`;

const isDefault = sql<boolean>`${organizations.slug} = ${DEFAULT_ORGANIZATION.slug}`;

type Asker = { userId: string; superAdmin: boolean };

/** An organization with everything its settings show and what the asker may do; null when there is no such. */
export async function organizationDetailsFor(
  db: Reader,
  { userId, superAdmin }: Asker,
  id: string,
): Promise<{ details: OrganizationDetails; facts: OrganizationFacts } | null> {
  const [found] = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      slug: organizations.slug,
      description: organizations.description,
      website_url: organizations.website_url,
      location: organizations.location,
      logo_url: organizations.logo_url,
      is_active: organizations.is_active,
      is_default: isDefault,
      deleted_at: organizations.deleted_at,
      created_at: organizations.created_at,
      updated_at: organizations.updated_at,
      version: organizations.version,
      branding: organizationSettings.branding,
      is_homepage_enabled: sql<boolean>`coalesce((${organizations.settings} #>> '{homepage_settings,is_enabled}')::boolean, false)`,
      settings_version: organizationSettings.version,
      member_count: memberCount,
      startup_count: startupCount,
      role: organizationMembers.role,
      owner_count: ownerCount,
    })
    .from(organizations)
    .innerJoin(organizationSettings, eq(organizationSettings.organization_id, organizations.id))
    .leftJoin(
      organizationMembers,
      and(eq(organizationMembers.organization_id, organizations.id), eq(organizationMembers.user_id, userId)),
    )
    .where(eq(organizations.id, id));
  if (!found) return null;
  const { owner_count: ownerCountNow, ...row } = found;
  const facts: OrganizationFacts = {
    role: row.role,
    superAdmin,
    isActive: row.is_active,
    isDeleted: row.deleted_at !== null,
    isDefault: row.is_default,
    isLastOwner: row.role === "owner" && ownerCountNow === 1,
  };
  const details: OrganizationDetails = {
    ...row,
    branding: brandingOf(row.branding),
    erased_on: erasedOn(row.deleted_at),
    can: allowedSteps(facts),
  };
  return { details, facts };
}

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

const brandingOf = (stored: Record<string, unknown>): OrganizationBranding => ({
  primary_color: text(stored["primary_color"]),
  accent_color: text(stored["accent_color"]),
});

/** So many owners are named to members. */
const OWNERS_NAMED = 3;

/** Names of its owners, whom members may ask why it is switched off; some of them where there are many. */
export async function ownersToAsk(db: Reader, organizationId: string): Promise<string[]> {
  const owners = await contactsOf(db, await membersWithRole(db, organizationId, ["owner"]));
  return owners.slice(0, OWNERS_NAMED).map(({ name }) => name);
}

/** The person's organizations that are switched off, and those they own that are deleted, the latest first. */
export async function closedOrganizations(db: Reader, { userId }: Asker): Promise<ClosedOrganization[]> {
  const isOwner = eq(organizationMembers.role, "owner");
  const rows = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      slug: organizations.slug,
      logo_url: organizations.logo_url,
      is_active: organizations.is_active,
      deleted_at: organizations.deleted_at,
      version: organizations.version,
      role: organizationMembers.role,
    })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organization_id))
    .where(
      and(
        eq(organizationMembers.user_id, userId),
        or(
          and(eq(organizations.is_active, false), isNull(organizations.deleted_at)),
          and(isOwner, isNotNull(organizations.deleted_at)),
        ),
      ),
    )
    .orderBy(desc(organizations.updated_at), desc(organizations.id));
  return Promise.all(
    rows.map(async ({ role, ...row }) => {
      const isOwned = role === "owner";
      return Object.assign(row, {
        erased_on: erasedOn(row.deleted_at),
        owner_names: await ownersToAsk(db, row.id),
        can: { activate: isOwned && row.deleted_at === null, restore: isOwned && row.deleted_at !== null },
      });
    }),
  );
}
