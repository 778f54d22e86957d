import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Reader, Tx } from "#platform/db/db.ts";
import { DEFAULT_ORGANIZATION } from "../organizations.repo.ts";
import { organizationMembers, organizations, organizationSettings } from "../organizations.tables.ts";

export interface OrganizationRecord {
  id: string;
  name: string;
  slug: string;
  logoUrl: string | null;
  isActive: boolean;
  isDefault: boolean;
  deletedAt: string | null;
  version: number;
}

const record = {
  id: organizations.id,
  name: organizations.name,
  slug: organizations.slug,
  logoUrl: organizations.logo_url,
  isActive: organizations.is_active,
  isDefault: sql<boolean>`${organizations.slug} = ${DEFAULT_ORGANIZATION.slug}`,
  deletedAt: organizations.deleted_at,
  version: organizations.version,
};

/** An organization, kept as it is until the transaction ends. */
export async function lockOrganization(tx: Tx, id: string): Promise<OrganizationRecord | null> {
  const [found] = await tx.select(record).from(organizations).where(eq(organizations.id, id)).for("update");
  return found ?? null;
}

/** The role someone has in an organization, whether it is active or not. */
export async function anyRoleOf(db: Reader, organizationId: string, userId: string): Promise<OrganizationRole | null> {
  const [found] = await db
    .select({ role: organizationMembers.role })
    .from(organizationMembers)
    .where(and(eq(organizationMembers.organization_id, organizationId), eq(organizationMembers.user_id, userId)));
  return found?.role ?? null;
}

export async function membersWithRole(
  db: Reader,
  organizationId: string,
  roles: readonly OrganizationRole[],
): Promise<string[]> {
  const rows = await db
    .select({ userId: organizationMembers.user_id })
    .from(organizationMembers)
    .where(and(eq(organizationMembers.organization_id, organizationId), inArray(organizationMembers.role, [...roles])));
  return rows.map(({ userId }) => userId);
}

/** Everyone who belongs to it, without these. */
export async function membersExcept(db: Reader, organizationId: string, except: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ userId: organizationMembers.user_id })
    .from(organizationMembers)
    .where(eq(organizationMembers.organization_id, organizationId));
  return rows.map(({ userId }) => userId).filter((userId) => !except.includes(userId));
}

/** Members whose open pages learn right away of what happened to their organization: at most `limit`, those who run it first. */
export async function firstMembers(db: Reader, organizationId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: organizationMembers.user_id })
    .from(organizationMembers)
    .where(eq(organizationMembers.organization_id, organizationId))
    .orderBy(
      sql`array_position(array['owner', 'admin', 'moderator', 'member'], ${organizationMembers.role})`,
      organizationMembers.created_at,
    )
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

export interface NewOrganization {
  name: string;
  slug: string;
  description: string;
  website_url: string | null;
  location: string | null;
}

/** Makes an active organization with an empty settings record. @returns its id, or null when the address is taken */
export async function insertOrganization(tx: Tx, organization: NewOrganization, now: string): Promise<string | null> {
  const [made] = await tx
    .insert(organizations)
    .values({ ...organization, is_active: true, created_at: now, updated_at: now })
    .onConflictDoNothing({ target: organizations.slug })
    .returning({ id: organizations.id });
  if (!made) return null;
  await tx.insert(organizationSettings).values({ organization_id: made.id });
  return made.id;
}

export type OrganizationChange = Partial<
  Omit<typeof organizations.$inferInsert, "id" | "version" | "created_at" | "updated_at">
>;

/** Changes a locked organization; its version moves on. */
export async function changeOrganization(tx: Tx, id: string, change: OrganizationChange, now: string): Promise<void> {
  await tx
    .update(organizations)
    .set({ ...change, version: sql`${organizations.version} + 1`, updated_at: now })
    .where(eq(organizations.id, id));
}

export interface SettingsChange {
  branding: Record<string, string | null>;
  isHomepageEnabled: boolean | undefined;
}

/** Changes branding and homepage of the version that was seen. @returns whether it still was that version */
export async function changeSettings(
  tx: Tx,
  id: string,
  seen: number,
  { branding, isHomepageEnabled }: SettingsChange,
  now: string,
): Promise<boolean> {
  const changed = await tx
    .update(organizationSettings)
    .set({
      branding: sql`${organizationSettings.branding} || ${JSON.stringify(branding)}::jsonb`,
      version: sql`${organizationSettings.version} + 1`,
      updated_at: now,
    })
    .where(and(eq(organizationSettings.organization_id, id), eq(organizationSettings.version, seen)))
    .returning({ id: organizationSettings.organization_id });
  if (changed.length === 0) return false;
  if (isHomepageEnabled !== undefined) {
    const homepage = JSON.stringify({ is_enabled: isHomepageEnabled });
    await tx
      .update(organizations)
      .set({
        settings: sql`jsonb_set(${organizations.settings}, '{homepage_settings}',
          coalesce(${organizations.settings} -> 'homepage_settings', '{}') || ${homepage}::jsonb)`,
        updated_at: now,
      })
      .where(eq(organizations.id, id));
  }
  return true;
}

/** Addresses that begin like this one, so that a free one can be found among them. */
export async function takenSlugs(db: Reader, slug: string): Promise<Set<string>> {
  const stem = slug.slice(0, 60);
  const rows = await db
    .select({ slug: organizations.slug })
    .from(organizations)
    .where(sql`starts_with(${organizations.slug}, ${stem})`);
  return new Set(rows.map((row) => row.slug));
}

/** Organizations deleted so long ago, by the clock of the database, which dated them. */
export async function deletedBefore(db: Reader, ms: number): Promise<OrganizationRecord[]> {
  return db
    .select(record)
    .from(organizations)
    .where(
      and(
        isNotNull(organizations.deleted_at),
        sql`${organizations.deleted_at} <= now() - make_interval(secs => ${ms / 1000})`,
      ),
    )
    .orderBy(organizations.deleted_at);
}

/** Erases an organization and all that is its own. */
export async function eraseOrganization(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select erase_organization(${id}, now())`);
}
