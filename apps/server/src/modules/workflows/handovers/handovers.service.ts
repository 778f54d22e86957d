import type { HandedOver, HandOverInput, Staying } from "@kerkis/contract/workflows/handovers/handovers.schema.ts";
import { workflowsHappenings as happenings } from "@kerkis/contract/workflows/workflows.happenings.ts";
import { and, eq, inArray } from "drizzle-orm";
import { isHiddenFrom } from "#modules/applications/applications.api.ts";
import { contactsOf } from "#modules/identity/identity.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { isoNow, today } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { announce } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import { substituteOf } from "../absences/absences.reads.ts";
import { othersFor, peopleFor, withSubstitute } from "../engine/assignees.reads.ts";
import { lockCases, lockTask, type Case, type TaskRow } from "../engine/engine.repo.ts";
import { pushTask, tellAssigned } from "../engine/telling.service.ts";
import { isOffered, memberOf } from "../people/people.reads.ts";
import { giveTask } from "../tasks/giving.service.ts";
import { isKeptFrom } from "../tasks/tasks.reads.ts";
import { runScope } from "../workflows.service.ts";
import { workflowInstances as instances, workflowTasks as tasks } from "../workflows.tables.ts";
import { absenceOf, knownTasks } from "./handovers.reads.ts";

interface Held {
  one: Case;
  task: TaskRow;
}

/**
 * Hands tasks of someone who is away over to someone else, all in one transaction; what they may not do stays, and is named with
 * why. Done by those who run workflows, as themselves; a task of a case that they may not know of is as if it were not there.
 * @throws Refusal auth.impersonating, auth.forbidden, org.not_member, workflow.not_away, workflow.nobody_there
 */
export async function handOver(platform: Platform, actor: Actor, input: HandOverInput): Promise<HandedOver> {
  refuseWhileImpersonating(actor);
  const { organizationId } = runScope(actor);
  const { person, to, reason } = input;
  return transact(platform.db, actor.userId, async (tx) => {
    const day = today(platform.clock);
    const { name, substituteId } = await absenceOf(tx, { organizationId, userId: person, day });
    const isThere = to !== person && (await isOffered(tx, memberOf(organizationId), to));
    const [receiver] = isThere ? await contactsOf(tx, [to]) : [];
    if (!receiver) throw new Refusal("workflow.nobody_there");
    const asked = await tx
      .select({ id: tasks.id, caseId: instances.id })
      .from(tasks)
      .innerJoin(instances, eq(instances.id, tasks.instance_id))
      .where(and(knownTasks(actor, organizationId), inArray(tasks.id, input.ids)))
      .orderBy(tasks.due_key, tasks.id);
    // In one order everywhere, so that no two wait for each other.
    await lockCases(
      tx,
      asked.map(({ caseId }) => caseId),
    );
    const context = { tx, platform, actorId: actor.userId };
    const at = isoNow(platform.clock);
    const moved: Held[] = [];
    const stayed: HandedOver["stayed"] = [];
    for (const { id } of asked) {
      const held = await lockTask(tx, id);
      if (!held) continue;
      const why = await whyStays(tx, held, { person, to, isSubstitute: to === substituteId });
      if (why === null) {
        await giveTask(context, held, { to, reason, at });
        moved.push(held);
      } else {
        stayed.push({ id, name: held.task.name, case_name: held.one.row.title, why });
      }
    }
    await tellMoved(context, moved, { person, name, to, receiver: receiver.name, organizationId, day });
    return { moved: moved.length, stayed };
  });
}

interface Way {
  person: string;
  to: string;
  isSubstitute: boolean;
}

/**
 * Why a task does not go over; null where it does. It goes to whom its holder could give it themselves, and to whoever stands in for
 * them, who may do it already.
 */
async function whyStays(tx: Tx, { one, task }: Held, { person, to, isSubstitute }: Way): Promise<Staying | null> {
  const { row } = one;
  if (task.assignee_id !== person || task.status !== "claimed" || row.ended_at !== null) return "gone";
  if (row.status === "suspended") return "paused";
  if (await isOffered(tx, othersFor(tx, person, { one, task }), to)) return null;
  const standsIn = isSubstitute && task.assign_kind !== "submitter";
  if (standsIn && (await peopleFor(tx, row, { kind: "person", user_id: to }, task.not_by)).includes(to)) return null;
  if (row.submitter_id === to) return "own_case";
  if (row.application_id !== null && (await isHiddenFrom(tx, row.application_id, to))) return "conflict";
  return (await isKeptFrom(tx, to, task.id)) ? "four_eyes" : "role";
}

interface Moving {
  person: string;
  name: string;
  to: string;
  receiver: string;
  organizationId: string;
  day: string;
}

/** One task is told as any that is handed over, several of them once; whoever is away hears who has them. */
async function tellMoved(context: EventContext, moved: readonly Held[], moving: Moving): Promise<void> {
  const [first, ...others] = moved;
  if (!first) return;
  const { tx } = context;
  const { person, name, to, receiver, organizationId, day } = moving;
  const about = { organizationId, facts: { count: String(moved.length), person_name: name } };
  if (others.length === 0) {
    const told = await withSubstitute(tx, first.one.row, [to], { notBy: first.task.not_by, day });
    await tellAssigned(context, first.one, first.task, told);
  } else {
    const standsIn = await substituteOf(tx, { organizationId, userId: to }, day);
    const audience = standsIn === null || standsIn === person ? [to] : [to, standsIn];
    await announce(context, happenings.tasksHandedOver, { ...about, audience });
  }
  const facts = { ...about.facts, person_name: receiver };
  await announce(context, happenings.tasksTaken, { ...about, facts, audience: [person] });
  // Open screens ask for all of their tasks again, whichever changed.
  await pushTask(context, [person, to], first.task.id, "changed");
}
