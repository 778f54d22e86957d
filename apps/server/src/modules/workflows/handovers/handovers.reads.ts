import {
  HANDED_MAX,
  type HeldTasks,
  type ReceiversInput,
} from "@kerkis/contract/workflows/handovers/handovers.schema.ts";
import { COORDINATING_ROLES } from "@kerkis/contract/core/permissions.ts";
import type { Assignee } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { OfferedPeople } from "@kerkis/contract/workflows/people/people.schema.ts";
import { and, eq, ne, notInArray, or, sql, type SQL } from "drizzle-orm";
import { nameOf, profiles } from "#modules/identity/identity.tables.ts";
import { isCoordinator, managersOf } from "#modules/organizations/organizations.api.ts";
import { organizationMembers as members } from "#modules/organizations/organizations.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { today } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { mayStandIn, substituteOf } from "../absences/absences.reads.ts";
import { memberOf, peopleOffered } from "../people/people.reads.ts";
import { keptApart } from "../tasks/tasks.reads.ts";
import { knownCase, runScope } from "../workflows.service.ts";
import {
  workflowAbsences as absences,
  workflowInstances as instances,
  workflowTasks as tasks,
} from "../workflows.tables.ts";

/** Someone in an organization on a day. */
interface Absent {
  organizationId: string;
  userId: string;
  day: string;
}

/** Tasks of the organization whose cases the reader may know of: none about themselves, none that a conflict keeps from them. */
export const knownTasks = (actor: Actor, organizationId: string): SQL | undefined =>
  and(
    eq(tasks.organization_id, organizationId),
    sql`${instances.submitter_id} is distinct from ${actor.userId}`,
    knownCase(actor),
  );

/** Of those who are away today: their last day, their name and who stands in. @throws Refusal workflow.not_away */
export async function absenceOf(db: Reader, { organizationId, userId, day }: Absent) {
  const [found] = await db
    .select({ until: absences.until_on, name: sql<string>`coalesce(${nameOf(absences.user_id)}, '')` })
    .from(absences)
    .where(
      and(
        eq(absences.organization_id, organizationId),
        eq(absences.user_id, userId),
        sql`${day}::date between ${absences.from_on} and ${absences.until_on}`,
      ),
    );
  if (!found) throw new Refusal("workflow.not_away");
  return { ...found, substituteId: await substituteOf(db, { organizationId, userId }, day) };
}

/** What someone who is away holds. @throws Refusal auth.forbidden, org.not_member, workflow.not_away */
export async function heldBy({ db, clock }: Platform, actor: Actor, userId: string): Promise<HeldTasks> {
  const { organizationId } = runScope(actor);
  const day = today(clock);
  const { name, until, substituteId } = await absenceOf(db, { organizationId, userId, day });
  const held = await db
    .select({
      id: tasks.id,
      open: sql<number>`(count(*) over ())::int`,
      overdue: sql<number>`(count(*) filter (where ${tasks.due_on} < ${day}) over ())::int`,
    })
    .from(tasks)
    .innerJoin(instances, eq(instances.id, tasks.instance_id))
    .where(
      and(
        knownTasks(actor, organizationId),
        eq(tasks.assignee_id, userId),
        eq(tasks.status, "claimed"),
        // A case that stands still asks nothing of anybody.
        sql`${instances.status} in ('running', 'failed')`,
      ),
    )
    .orderBy(tasks.due_key, tasks.id)
    .limit(HANDED_MAX);
  const [substitute] =
    substituteId === null
      ? []
      : await db
          .select({ id: profiles.id, name: sql<string>`coalesce(${nameOf(profiles.id)}, '')` })
          .from(profiles)
          .where(eq(profiles.id, substituteId));
  return {
    name,
    until,
    open: held[0]?.open ?? 0,
    overdue: held[0]?.overdue ?? 0,
    substitute: substitute ?? null,
    ids: held.map(({ id }) => id),
  };
}

/**
 * Who may be given tasks of someone who is away: whoever could do one of them by their role, or by standing in for them where it is
 * one person's, and whoever does stand in. A conflict of interest is asked at the handing over, where it is told.
 */
export async function receiversOf(
  { db, clock }: Platform,
  actor: Actor,
  { person: userId, q }: ReceiversInput,
): Promise<OfferedPeople> {
  const { organizationId } = runScope(actor);
  const { substituteId } = await absenceOf(db, { organizationId, userId, day: today(clock) });
  const offered = (kind: Exclude<Assignee["kind"], "submitter">, fits?: SQL): SQL =>
    sql`exists (select from ${tasks} join ${instances} on ${instances.id} = ${tasks.instance_id}
      where ${and(
        knownTasks(actor, organizationId),
        eq(tasks.assignee_id, userId),
        eq(tasks.status, "claimed"),
        eq(tasks.assign_kind, kind),
        sql`${instances.submitter_id} is distinct from ${profiles.id}`,
        sql`not ${keptApart(profiles.id)}`,
        fits,
      )})`;
  const ofMember = (what: SQL) => sql`(select ${what} from ${members}
    where ${members.user_id} = ${profiles.id} and ${members.organization_id} = ${organizationId})`;
  // A role that has its power by appointment has none where nobody appointed them.
  const isAppointed = or(notInArray(profiles.role, [...COORDINATING_ROLES]), ofMember(isCoordinator));
  const may = and(
    memberOf(organizationId),
    ne(profiles.id, userId),
    or(
      substituteId === null ? undefined : eq(profiles.id, substituteId),
      offered("organization_role", sql`${tasks.assign_role} = ${ofMember(sql`${members.role}`)}`),
      offered("profile_role", and(sql`${tasks.assign_role} = ${profiles.role}`, isAppointed)),
      and(sql`${profiles.id} in (${managersOf(organizationId)})`, offered("managers")),
      and(mayStandIn({ organizationId, userId }), or(offered("person"), offered("mentor"))),
    ),
  );
  return peopleOffered(db, may, q);
}
