import { COORDINATING_ROLES, ORGANIZATION_MATRIX, ORGANIZATION_ROLES } from "@kerkis/contract/core/permissions.ts";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { profiles } from "#modules/identity/identity.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { organizationMembers } from "../organizations.tables.ts";

/** The appointment as `organization_members.permissions` holds it (completions 1). */
export const COORDINATOR = sql`'{"coordinator": true}'::jsonb`;

/** Whether a member, joined with their profile, coordinates the organization: appointed there, and of a fitting profile role. */
export const isCoordinator = sql<boolean>`(${and(
  sql`${organizationMembers.permissions} @> ${COORDINATOR}`,
  inArray(profiles.role, [...COORDINATING_ROLES]),
)})`;

const MANAGING_ROLES = ORGANIZATION_ROLES.filter((role) =>
  ORGANIZATION_MATRIX[role].includes("data.manageApplications"),
);

/** Members whose role manages applications, and appointed coordinators: each half by an index of its own, however many members there are. */
export const managersOf = (organizationId: string): SQL => sql`
  select ${organizationMembers.user_id} as id from ${organizationMembers}
  where ${eq(organizationMembers.organization_id, organizationId)} and ${organizationMembers.role} <> 'member'
    and ${inArray(organizationMembers.role, MANAGING_ROLES)}
  union select ${organizationMembers.user_id} from ${organizationMembers}
    inner join ${profiles} on ${eq(profiles.id, organizationMembers.user_id)}
  where ${eq(organizationMembers.organization_id, organizationId)} and ${isCoordinator}`;

/** Ids of those who manage an organization's applications and registry. */
export async function managerIds(db: Reader, organizationId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(managersOf(organizationId));
  return rows.map(({ id }) => id);
}
