import { and, eq, inArray, or, sql } from "drizzle-orm";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { isCoordinator } from "#modules/organizations/organizations.api.ts";
import { organizationMembers } from "#modules/organizations/organizations.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Reader } from "#platform/db/db.ts";
import { EVALUATING_ORGANIZATION_ROLES, EVALUATING_PROFILE_ROLES } from "../evaluations.policy.ts";

/** Members of an organization who may be asked to evaluate; among these, where some are named. */
export function mayEvaluateAmong(
  db: Reader,
  scope: OrgScope,
  userIds?: readonly string[],
): Promise<{ id: string; name: string; isEvaluator: boolean }[]> {
  return db
    .select({
      id: profiles.id,
      name: fullName,
      // Evaluating is what they are here for; the others run the organization and may be asked too.
      isEvaluator: sql<boolean>`${inArray(profiles.role, [...EVALUATING_PROFILE_ROLES])}`,
    })
    .from(organizationMembers)
    .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
    .where(
      and(
        eq(organizationMembers.organization_id, scope.organizationId),
        userIds && anyOf(profiles.id, userIds),
        or(
          inArray(organizationMembers.role, [...EVALUATING_ORGANIZATION_ROLES]),
          inArray(profiles.role, [...EVALUATING_PROFILE_ROLES]),
          isCoordinator,
        ),
      ),
    )
    .orderBy(sql`kerkis_fold(${fullName})`, profiles.id);
}
