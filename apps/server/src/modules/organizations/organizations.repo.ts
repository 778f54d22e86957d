import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { and, eq, isNull } from "drizzle-orm";
import type { Reader, Tx } from "#platform/db/db.ts";
import { organizationMembers, organizations, organizationSettings } from "./organizations.tables.ts";

/** The organization everyone lands in (specification 9; completions 1). */
export const DEFAULT_ORGANIZATION = { name: "Kerkis", slug: "kerkis" } as const;

export async function organizationBySlug(db: Reader, slug: string): Promise<{ id: string; name: string } | null> {
  const [found] = await db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(eq(organizations.slug, slug));
  return found ?? null;
}

/** An organization that is active, by its address. */
export async function openOrganization(db: Reader, slug: string) {
  const [found] = await db
    .select({ id: organizations.id, name: organizations.name, slug: organizations.slug })
    .from(organizations)
    .where(and(eq(organizations.slug, slug), eq(organizations.is_active, true), isNull(organizations.deleted_at)));
  return found ?? null;
}

/** Makes the default organization unless it is there. @returns its id */
export async function ensureDefaultOrganization(tx: Tx): Promise<string> {
  await tx.insert(organizations).values(DEFAULT_ORGANIZATION).onConflictDoNothing();
  const found = await organizationBySlug(tx, DEFAULT_ORGANIZATION.slug);
  if (!found) throw new Error("The default organization cannot be found after it was made.");
  await tx.insert(organizationSettings).values({ organization_id: found.id }).onConflictDoNothing();
  return found.id;
}

/** Adds a member; someone who is one already keeps their role. */
export async function insertMember(
  tx: Tx,
  organizationId: string,
  userId: string,
  role: OrganizationRole,
): Promise<void> {
  await tx
    .insert(organizationMembers)
    .values({ organization_id: organizationId, user_id: userId, role })
    .onConflictDoNothing();
}

/** The role someone has in an active organization, or null. */
export async function roleOf(db: Reader, organizationId: string, userId: string): Promise<OrganizationRole | null> {
  const [found] = await db
    .select({ role: organizationMembers.role })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organization_id))
    .where(
      and(
        eq(organizationMembers.organization_id, organizationId),
        eq(organizationMembers.user_id, userId),
        eq(organizations.is_active, true),
        isNull(organizations.deleted_at),
      ),
    );
  return found?.role ?? null;
}
