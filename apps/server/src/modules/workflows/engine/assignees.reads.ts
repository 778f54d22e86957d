import type { Assignee } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { profiles } from "#modules/identity/identity.tables.ts";
import { peopleKeptFrom } from "#modules/applications/applications.api.ts";
import { isCoordinator } from "#modules/organizations/organizations.api.ts";
import { organizationMembers as members } from "#modules/organizations/organizations.tables.ts";
import { managersOf } from "#modules/organizations/organizations.api.ts";
import type { Reader } from "#platform/db/db.ts";
import { isByAppointment } from "../workflows.service.ts";
import { workflowTasks as tasks } from "../workflows.tables.ts";
import type { InstanceRow } from "./engine.repo.ts";

/** So many are told of a task that is for whoever is first; it waits for all of them. */
const TOLD_MAX = 100;

/** Those who may do a step of a case: of the organization, not whoever did a step that it keeps apart, and no applicant about their own. */
export async function peopleFor(
  db: Reader,
  { id, organization_id: organizationId, submitter_id: submitterId, application_id: applicationId }: InstanceRow,
  assignee: Assignee,
  notBy: readonly string[] = [],
): Promise<string[]> {
  if (assignee.kind === "submitter") return submitterId === null ? [] : [submitterId];
  const found = await db
    .select({ id: profiles.id })
    .from(members)
    .innerJoin(profiles, eq(profiles.id, members.user_id))
    .where(
      and(
        eq(members.organization_id, organizationId),
        isNull(profiles.erased_at),
        fits(assignee, organizationId),
        sql`${profiles.id} is distinct from ${submitterId}`,
        // Whom a conflict of interest keeps from an application, it keeps from its case.
        applicationId === null ? undefined : sql`${profiles.id} not in (${peopleKeptFrom(applicationId)})`,
        sql`not exists (${doneBy(id, notBy)} and ${tasks.completed_by} = ${profiles.id})`,
      ),
    )
    .orderBy(profiles.id)
    .limit(TOLD_MAX);
  return found.map((row) => row.id);
}

/** Tasks of these steps of a case that were done. */
const doneBy = (instanceId: string, nodes: readonly string[]): SQL => sql`
  select from ${tasks} where ${tasks.instance_id} = ${instanceId} and ${tasks.status} = 'completed'
    and ${tasks.node} = any(${sql.param([...nodes])}::text[])`;

function fits(assignee: Exclude<Assignee, { kind: "submitter" }>, organizationId: string): SQL | undefined {
  switch (assignee.kind) {
    case "person":
      return eq(profiles.id, assignee.user_id);
    case "organization_role":
      return eq(members.role, assignee.role);
    case "profile_role":
      return and(eq(profiles.role, assignee.role), isByAppointment(assignee.role) ? isCoordinator : undefined);
    case "managers":
      return sql`${profiles.id} in (${managersOf(organizationId)})`;
    default:
      return assignee satisfies never;
  }
}
