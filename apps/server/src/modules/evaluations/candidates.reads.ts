import type { OrganizationRole, ProfileRole } from "@kerkis/contract/core/permissions.ts";
import { stands, type EvaluationStatus } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import type { EvaluatorCandidate } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { conflictsAmong, knownTo, type ApplicationRecord } from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import { fullName, profiles } from "#modules/identity/identity.tables.ts";
import { isCoordinator } from "#modules/organizations/organizations.api.ts";
import { organizationMembers } from "#modules/organizations/organizations.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { EVALUATING_ORGANIZATION_ROLES, EVALUATING_PROFILE_ROLES, OPEN_PHASES } from "./evaluations.policy.ts";
import { evaluations } from "./evaluations.tables.ts";
import { roundNow } from "./rounds/rounds.repo.ts";

export interface Candidate extends EvaluatorCandidate {
  role: OrganizationRole;
  profileRole: ProfileRole;
  isCoordinator: boolean;
}

/**
 * Who could evaluate an application: members with a fitting role, with what speaks against each and how much each has, of what the
 * reader may know of; least busy first.
 */
export async function candidatesFor(
  db: Reader,
  application: ApplicationRecord,
  readerId: string,
): Promise<EvaluatorCandidate[]> {
  const fitting = or(
    inArray(organizationMembers.role, [...EVALUATING_ORGANIZATION_ROLES]),
    inArray(profiles.role, [...EVALUATING_PROFILE_ROLES]),
    isCoordinator,
  );
  const found = await members(db, application, fitting, readerId);
  return found
    .map(({ role: _role, profileRole: _profileRole, isCoordinator: _isCoordinator, ...candidate }) => candidate)
    .toSorted((a, b) => a.open_assignments - b.open_assignments || a.name.localeCompare(b.name, "el"));
}

/** One member as a candidate, whatever their role; null when they are not a member. */
export async function candidateOf(
  db: Reader,
  application: ApplicationRecord,
  userId: string,
  readerId: string,
): Promise<Candidate | null> {
  const [found] = await members(db, application, eq(profiles.id, userId), readerId);
  return found ?? null;
}

async function members(
  db: Reader,
  application: ApplicationRecord,
  condition: SQL | undefined,
  readerId: string,
): Promise<Candidate[]> {
  const load = sql<number>`(select count(*)::int from ${evaluations} join ${applications} on ${applications.id} = ${evaluations.application_id}
    where ${evaluations.organization_id} = ${application.organization_id} and ${evaluations.evaluator_id} = ${profiles.id}
      and ${evaluations.status} in ('assigned', 'in_progress') and ${inArray(applications.phase, [...OPEN_PHASES])}
      and ${knownTo(readerId, application.organization_id)})`;
  const last = sql<{
    status: EvaluationStatus;
    round_id: string;
    declined: EvaluatorCandidate["declined"];
  } | null>`(select json_build_object('status', ${evaluations.status}, 'round_id', ${evaluations.round_id},
      'declined', case when ${evaluations.status} = 'declined' then
        json_build_object('reason', ${evaluations.decline_reason}, 'words', ${evaluations.decline_words}) end) from ${evaluations}
    where ${evaluations.application_id} = ${application.id} and ${evaluations.evaluator_id} = ${profiles.id}
    order by ${evaluations.id} desc limit 1)`;
  const rows = await db
    .select({
      user_id: profiles.id,
      name: fullName,
      avatar_url: profiles.avatar_url,
      role: organizationMembers.role,
      profileRole: profiles.role,
      isCoordinator,
      open_assignments: load,
      last,
    })
    .from(organizationMembers)
    .innerJoin(profiles, eq(profiles.id, organizationMembers.user_id))
    .where(and(eq(organizationMembers.organization_id, application.organization_id), condition));
  const userIds = rows.map(({ user_id }) => user_id);
  const conflicts = await conflictsAmong(db, { applicationIds: [application.id], userIds });
  const kinds = new Map(conflicts.map(({ user_id, kind }) => [user_id, kind]));
  const round = await roundNow(db, application.programme_id, application.id);
  const toCandidate = ({ last, ...person }: (typeof rows)[number]): Candidate => ({
    ...person,
    // Who reviewed it in an earlier round may do so again.
    assigned: last !== null && last.round_id === round?.id && stands(last.status),
    declined: last?.declined ?? null,
    conflict: kinds.get(person.user_id) ?? null,
  });
  return rows.map(toCandidate);
}
