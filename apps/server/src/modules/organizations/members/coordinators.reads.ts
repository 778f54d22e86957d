import { COORDINATING_ROLES } from "@kerkis/contract/core/permissions.ts";
import { and, inArray, sql } from "drizzle-orm";
import { profiles } from "#modules/identity/identity.tables.ts";
import { organizationMembers } from "../organizations.tables.ts";

/** The appointment as `organization_members.permissions` holds it (completions 1). */
export const COORDINATOR = sql`'{"coordinator": true}'::jsonb`;

/** Whether a member, joined with their profile, coordinates the organization: appointed there, and of a fitting profile role. */
export const isCoordinator = sql<boolean>`(${and(
  sql`${organizationMembers.permissions} @> ${COORDINATOR}`,
  inArray(profiles.role, [...COORDINATING_ROLES]),
)})`;
