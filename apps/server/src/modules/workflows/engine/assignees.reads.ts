import type { Assignee, WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";
import { ORGANIZATION_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import { nodeOf } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import type { AssigneeCounts } from "@kerkis/contract/workflows/templates/templates.schema.ts";
import { and, eq, inArray, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import { profiles } from "#modules/identity/identity.tables.ts";
import { peopleKeptFrom } from "#modules/applications/applications.api.ts";
import { mentorIdOf } from "#modules/mentorship/mentorship.api.ts";
import { isCoordinator } from "#modules/organizations/organizations.api.ts";
import { organizationMembers as members } from "#modules/organizations/organizations.tables.ts";
import { managersOf } from "#modules/organizations/organizations.api.ts";
import { today } from "#platform/clock/clock.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import type { EventContext } from "#platform/platform.ts";
import { mayStandIn, substituteOf } from "../absences/absences.reads.ts";
import { isByAppointment } from "../workflows.service.ts";
import { workflowTasks as tasks } from "../workflows.tables.ts";
import type { Case, InstanceRow, TaskRow } from "./engine.repo.ts";

/** So many are told of a task that is for whoever is first; it waits for all of them. */
const TOLD_MAX = 100;

/** The first of those who may do a step of a case. */
export async function peopleFor(
  db: Reader,
  row: InstanceRow,
  assignee: Assignee,
  notBy: readonly string[] = [],
): Promise<string[]> {
  if (assignee.kind === "submitter") return row.submitter_id === null ? [] : [row.submitter_id];
  const found = await doersOf(db, row, fitsIn(row, assignee), notBy).orderBy(profiles.id).limit(TOLD_MAX);
  return found.map(({ id }) => id);
}

/** How many people of an organization a step would come to today, by whom it is for; who applied is not known yet. */
export async function assigneeCounts(db: Reader, { organizationId }: OrgScope): Promise<AssigneeCounts> {
  const countOf = (assignee: Exclude<Assignee, { kind: "submitter" }>) =>
    sql<number>`(count(*) filter (where ${fits(assignee, organizationId, null)}))::int`;
  const byRole = <Role extends string>(
    roles: readonly Role[],
    to: (role: Role) => Exclude<Assignee, { kind: "submitter" }>,
  ) => Object.fromEntries(roles.map((role) => [role, countOf(to(role))])) as Record<Role, SQL<number>>;
  const [found] = await db
    .select({
      managers: countOf({ kind: "managers" }),
      organization_role: byRole(ORGANIZATION_ROLES, (role) => ({ kind: "organization_role", role })),
      profile_role: byRole(PROFILE_ROLES, (role) => ({ kind: "profile_role", role })),
    })
    .from(members)
    .innerJoin(profiles, eq(profiles.id, members.user_id))
    .where(and(eq(members.organization_id, organizationId), isNull(profiles.erased_at)));
  if (!found) throw new Error("Nothing was counted.");
  return found;
}

/** All whom a step of a case writes to. */
export async function addresseesOf(db: Reader, row: InstanceRow, to: Assignee): Promise<string[]> {
  if (to.kind === "submitter") return row.submitter_id === null ? [] : [row.submitter_id];
  const found = await doersOf(db, row, fitsIn(row, to), []).orderBy(profiles.id);
  return found.map(({ id }) => id);
}

/** Whom a conflict of interest keeps from an application, it keeps from its case; what is for the applicant's mentor is theirs all the same. */
function fitsIn(row: InstanceRow, assignee: Exclude<Assignee, { kind: "submitter" }>): SQL | undefined {
  const fit = fits(assignee, row.organization_id, row.submitter_id);
  return assignee.kind === "mentor" ? fit : and(fit, isImpartial(row));
}

const isImpartial = ({ application_id: about }: InstanceRow): SQL | undefined =>
  about === null ? undefined : sql`${profiles.id} not in (${peopleKeptFrom(about)})`;

/** Of some people those who may do a step of a case: of the organization, not whoever did a step that it keeps apart, and no applicant about their own. */
function doersOf(
  db: Reader,
  { id, organization_id: organizationId, submitter_id: submitterId }: InstanceRow,
  who: SQL | undefined,
  notBy: readonly string[],
) {
  return db
    .select({ id: profiles.id })
    .from(members)
    .innerJoin(profiles, eq(profiles.id, members.user_id))
    .where(
      and(
        eq(members.organization_id, organizationId),
        isNull(profiles.erased_at),
        who,
        sql`${profiles.id} is distinct from ${submitterId}`,
        sql`not exists (${doneBy(id, notBy)} and ${tasks.completed_by} = ${profiles.id})`,
      ),
    );
}

/** Everyone whose list a task stands in: whoever holds it and whoever stands in for them, or all to whom it is offered. */
export async function reachedBy(
  { tx, platform }: EventContext,
  one: Pick<Case, "row" | "definition">,
  task: TaskRow,
): Promise<string[]> {
  if (task.assignee_id === null) return offeredTo(tx, one, task);
  return withSubstitute(tx, one.row, [task.assignee_id], { notBy: task.not_by, day: today(platform.clock) });
}

/** Whom a task comes to; where that is one person who is away, whoever stands in for them as well, if they may do it. */
export async function withSubstitute(
  db: Reader,
  row: InstanceRow,
  people: readonly string[],
  { notBy, day }: { notBy: readonly string[]; day: string },
): Promise<string[]> {
  const [only, ...others] = people;
  // What is about the applicant themselves is nobody else's to do.
  if (only === undefined || others.length > 0 || only === row.submitter_id) return [...people];
  const substitute = await substituteOf(db, { organizationId: row.organization_id, userId: only }, day);
  if (substitute === null) return [only];
  return [only, ...(await peopleFor(db, row, { kind: "person", user_id: substitute }, notBy))];
}

/** Those who could do a task as it is offered now, which may be others than its step names: after an escalation, say. */
export async function offeredTo(db: Reader, one: Pick<Case, "row" | "definition">, task: TaskRow): Promise<string[]> {
  const assignee = assigneeOf(one.definition, task);
  return assignee === null ? [] : peopleFor(db, one.row, assignee, task.not_by);
}

/**
 * Of profiles: all others to whom a task may be handed as it is offered now; what is about the applicant is theirs alone. What is
 * one person's by name or by being someone's mentor goes to them and to those who may stand in for whoever holds it.
 */
export function othersFor(
  db: Reader,
  userId: string,
  { one, task }: { one: Pick<Case, "row" | "definition">; task: TaskRow },
): SQL | undefined {
  const assignee = assigneeOf(one.definition, task);
  if (assignee === null || assignee.kind === "submitter") return sql`false`;
  const fit = fitsIn(one.row, assignee);
  const isPersonal = assignee.kind === "person" || assignee.kind === "mentor";
  const standIn = and(mayStandIn({ organizationId: one.row.organization_id, userId }), isImpartial(one.row));
  const who = isPersonal ? and(or(fit, standIn), isNotTakenFrom(one.definition, task)) : fit;
  return and(ne(profiles.id, userId), inArray(profiles.id, doersOf(db, one.row, who, task.not_by)));
}

/** A task that was late and passed on by name is not handed back to whom it was taken from. */
function isNotTakenFrom(definition: WorkflowDefinition, { node: id, assign_person }: TaskRow): SQL | undefined {
  const node = nodeOf(definition, id);
  const named = node && isTask(node) && node.assignee?.kind === "person" ? node.assignee.user_id : null;
  return named === null || assign_person === null || named === assign_person ? undefined : ne(profiles.id, named);
}

function assigneeOf(definition: WorkflowDefinition, task: TaskRow): Assignee | null {
  if (task.assign_person !== null) return { kind: "person", user_id: task.assign_person };
  const node = nodeOf(definition, task.node);
  const named = node && isTask(node) ? [node.assignee, node.escalation?.to] : [];
  const isMeant = (assignee: Assignee | null | undefined): assignee is Assignee =>
    assignee?.kind === task.assign_kind && ("role" in assignee ? assignee.role : null) === task.assign_role;
  // What was meant for someone who is gone is for those who manage applications.
  return named.find(isMeant) ?? (task.assign_kind === "managers" ? { kind: "managers" } : null);
}

/** Tasks of these steps of a case that were done. */
const doneBy = (instanceId: string, nodes: readonly string[]): SQL => sql`
  select from ${tasks} where ${tasks.instance_id} = ${instanceId} and ${tasks.status} = 'completed'
    and ${tasks.node} = any(${sql.param([...nodes])}::text[])`;

function fits(
  assignee: Exclude<Assignee, { kind: "submitter" }>,
  organizationId: string,
  submitterId: string | null,
): SQL | undefined {
  switch (assignee.kind) {
    case "person":
      return eq(profiles.id, assignee.user_id);
    case "organization_role":
      return eq(members.role, assignee.role);
    case "profile_role":
      return and(eq(profiles.role, assignee.role), isByAppointment(assignee.role) ? isCoordinator : undefined);
    case "mentor":
      return submitterId === null ? sql`false` : sql`${profiles.id} = (${mentorIdOf(organizationId, submitterId)})`;
    case "managers":
      return sql`${profiles.id} in (${managersOf(organizationId)})`;
    default:
      return assignee satisfies never;
  }
}
