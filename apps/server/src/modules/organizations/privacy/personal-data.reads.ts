import { asc, desc, eq, isNull, and } from "drizzle-orm";
import { profiles } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { allAtOnce, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { organizationInvitations, organizationMembers, organizations } from "../organizations.tables.ts";

/** Where a person belongs, and what they were invited to. */
export const organizationsPersonalData: readonly PersonalSection[] = [
  {
    name: "memberships",
    title: { el: "Οργανισμοί", en: "Organizations" },
    rows: (db, userId) =>
      allAtOnce(
        db
          .select({
            organization: organizations.name,
            role: organizationMembers.role,
            created_at: organizationMembers.created_at,
          })
          .from(organizationMembers)
          .innerJoin(organizations, eq(organizations.id, organizationMembers.organization_id))
          .where(eq(organizationMembers.user_id, userId))
          .orderBy(asc(organizationMembers.created_at)),
      ),
  },
  {
    name: "invitations",
    title: { el: "Προσκλήσεις προς εσάς", en: "Invitations to you" },
    rows: (db, userId) =>
      allAtOnce(
        db
          .select({
            organization: organizations.name,
            role: organizationInvitations.role,
            status: organizationInvitations.status,
            created_at: organizationInvitations.created_at,
            decided_at: organizationInvitations.decided_at,
          })
          .from(organizationInvitations)
          .innerJoin(organizations, eq(organizations.id, organizationInvitations.organization_id))
          .innerJoin(profiles, eq(profiles.email, organizationInvitations.email))
          .where(eq(profiles.id, userId))
          .orderBy(desc(organizationInvitations.created_at)),
      ),
  },
];

/** Organizations that would be left without an owner if this person went. */
export async function ownedAlone(db: Reader, userId: string): Promise<{ id: string; name: string }[]> {
  const owned = await db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organization_id))
    .where(
      and(
        eq(organizationMembers.user_id, userId),
        eq(organizationMembers.role, "owner"),
        isNull(organizations.deleted_at),
      ),
    )
    .orderBy(asc(organizations.name));
  const alone: { id: string; name: string }[] = [];
  for (const organization of owned) {
    const owners = await db
      .select({ id: organizationMembers.user_id })
      .from(organizationMembers)
      .where(and(eq(organizationMembers.organization_id, organization.id), eq(organizationMembers.role, "owner")))
      .limit(2);
    if (owners.length < 2) alone.push(organization);
  }
  return alone;
}
