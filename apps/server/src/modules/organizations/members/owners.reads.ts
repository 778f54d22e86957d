import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { and, eq, sql } from "drizzle-orm";
import { fullName, authUsers, profiles } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { organizationMembers } from "../organizations.tables.ts";

/** Someone who has signed up and proved their address (specification 5: read profiles by email). */
export async function ownerByEmail(db: Reader, email: string): Promise<{ id: string } | null> {
  const [found] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(and(eq(profiles.email, email), eq(authUsers.email_verified, true), sql`${profiles.erased_at} is null`));
  return found ?? null;
}

export async function memberByEmail(
  db: Reader,
  organizationId: string,
  email: string,
): Promise<{ userId: string; role: OrganizationRole; name: string } | null> {
  const [found] = await db
    .select({
      userId: profiles.id,
      role: organizationMembers.role,
      name: fullName,
    })
    .from(organizationMembers)
    .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(
      and(
        eq(organizationMembers.organization_id, organizationId),
        eq(profiles.email, email),
        eq(authUsers.email_verified, true),
      ),
    );
  return found ?? null;
}
