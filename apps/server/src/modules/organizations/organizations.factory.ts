import { randomUUID } from "node:crypto";
import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import type { Db } from "#platform/db/db.ts";
import { organizationMembers, organizations, organizationSettings } from "./organizations.tables.ts";

export interface OrganizationSeed {
  name?: string;
  slug?: string;
  description?: string;
  location?: string;
  websiteUrl?: string;
  logoUrl?: string | null;
}

/** An active organization with its settings record, for tests and the demo story. */
export async function createOrganization(db: Db, seed: OrganizationSeed = {}): Promise<{ id: string; name: string }> {
  const name = seed.name ?? "Blue Hub";
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(organizations)
      .values({
        name,
        slug: seed.slug ?? `org-${randomUUID()}`,
        description: seed.description ?? "",
        location: seed.location ?? null,
        website_url: seed.websiteUrl ?? null,
        logo_url: seed.logoUrl ?? null,
      })
      .returning({ id: organizations.id, name: organizations.name });
    if (!row) throw new Error("The organization was not made.");
    await tx.insert(organizationSettings).values({ organization_id: row.id });
    return row;
  });
}

/** A role in an organization; «coordinator» is a plain member who was appointed. */
export type SeedRole = OrganizationRole | "coordinator";

/** Makes someone a member, or changes the role they have. */
export async function addMember(
  db: Db,
  organizationId: string,
  userId: string,
  seedRole: SeedRole = "member",
): Promise<void> {
  const isAppointed = seedRole === "coordinator";
  const role = isAppointed ? "member" : seedRole;
  const permissions = isAppointed ? { coordinator: true } : {};
  await db
    .insert(organizationMembers)
    .values({ organization_id: organizationId, user_id: userId, role, permissions })
    .onConflictDoUpdate({
      target: [organizationMembers.organization_id, organizationMembers.user_id],
      set: { role, permissions },
    });
}
