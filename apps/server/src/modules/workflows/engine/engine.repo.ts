import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import type { EventKind } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import { anyOf } from "#platform/db/columns.ts";
import { behind, type Tx } from "#platform/db/db.ts";
import {
  workflowEvents,
  workflowInstances as instances,
  workflowPostponements as postponements,
  workflowTasks as tasks,
  workflowTemplates as templates,
  workflowTimers as timers,
  workflowVersions as versions,
} from "../workflows.tables.ts";

export type InstanceRow = typeof instances.$inferSelect;
export type TaskRow = typeof tasks.$inferSelect;

/** A case with the definition that it follows. */
export interface Case {
  row: InstanceRow;
  definition: WorkflowDefinition;
  name: { el: string; en: string };
  /** The reason that was given with the step that moved it. */
  lastReason?: string;
}

/** The case, locked until the transaction ends: whatever moves it does so alone. */
export async function lockCase(tx: Tx, id: string): Promise<Case | null> {
  const [found] = await tx
    .select({ row: instances, definition: versions.definition, name: templates.name })
    .from(instances)
    .innerJoin(versions, eq(versions.id, instances.version_id))
    .innerJoin(templates, eq(templates.id, instances.template_id))
    .where(eq(instances.id, id))
    .for("update", { of: instances })
    .prepare("workflow_lock_case")
    .execute();
  return found ?? null;
}

/** A task with its case, both locked, the case first as everywhere. */
export async function lockTask(tx: Tx, id: string): Promise<{ one: Case; task: TaskRow } | null> {
  const [found] = await tx
    .select({ row: instances, definition: versions.definition, name: templates.name, task: tasks })
    .from(tasks)
    .innerJoin(instances, eq(instances.id, tasks.instance_id))
    .innerJoin(versions, eq(versions.id, instances.version_id))
    .innerJoin(templates, eq(templates.id, instances.template_id))
    .where(eq(tasks.id, id))
    .for("update", { of: [instances, tasks] })
    .prepare("workflow_lock_task")
    .execute();
  if (!found) return null;
  const { task, ...one } = found;
  return { one, task };
}

/** Locks several cases in one order everywhere, so that no two transactions wait for each other. */
export async function lockCases(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: instances.id })
    .from(instances)
    .where(anyOf(instances.id, [...new Set(ids)]))
    .orderBy(instances.id)
    .for("update");
}

export const writeCase = (tx: Tx, id: string, change: Partial<InstanceRow>): Promise<void> =>
  behind(tx, tx.update(instances).set(change).where(eq(instances.id, id)).execute());

/** Adds to the story of a case. */
export async function tellStory(
  tx: Tx,
  { row }: Pick<Case, "row">,
  event: {
    kind: EventKind;
    node?: string | null;
    actorId?: string | null;
    details?: typeof workflowEvents.$inferInsert.details;
    at: string;
  },
): Promise<void> {
  const write = tx
    .insert(workflowEvents)
    .values({
      organization_id: row.organization_id,
      instance_id: row.id,
      kind: event.kind,
      node: event.node ?? null,
      actor_id: event.actorId ?? null,
      details: event.details ?? {},
      created_at: event.at,
    })
    .prepare("workflow_tell_story")
    .execute();
  await behind(tx, write);
}

/** Whom news of a task went to, as a story names them: whoever holds it, else who alone may take it; of several nobody. */
export function toOne(
  { assignee_id: holder }: Pick<TaskRow, "assignee_id">,
  people: readonly string[],
): { to?: string } {
  const [one, ...others] = holder === null ? people : [holder];
  return one === undefined || others.length > 0 ? {} : { to: one };
}

/** Sets a clock at a time of the day in Athens. */
export async function setTimer(
  tx: Tx,
  { row }: Pick<Case, "row">,
  timer: {
    kind: (typeof timers.$inferInsert)["kind"];
    token: number;
    taskId: string | null;
    day: string;
    hour: number;
  },
): Promise<void> {
  const write = tx
    .insert(timers)
    .values({
      organization_id: row.organization_id,
      instance_id: row.id,
      task_id: timer.taskId,
      token: timer.token,
      kind: timer.kind,
      at: sql`(${timer.day}::date + make_interval(hours => ${timer.hour}::int)) at time zone 'Europe/Athens'`,
    })
    .prepare("workflow_set_timer")
    .execute();
  await behind(tx, write);
}

/** Ends what is open of a case that goes no further. @returns the tasks that were open */
export async function closeOpenTasks(tx: Tx, instanceId: string): Promise<TaskRow[]> {
  await tx.delete(timers).where(eq(timers.instance_id, instanceId));
  return tx
    .update(tasks)
    .set({ status: "cancelled" })
    .where(and(eq(tasks.instance_id, instanceId), inArray(tasks.status, ["open", "claimed"])))
    .returning();
}

/** Ends what is open of a case for these tokens, with its clocks. @returns the tasks that were open */
export async function closeTasksOf(tx: Tx, instanceId: string, tokens: readonly number[]): Promise<TaskRow[]> {
  await tx.delete(timers).where(and(eq(timers.instance_id, instanceId), inArray(timers.token, [...tokens])));
  return tx
    .update(tasks)
    .set({ status: "cancelled" })
    .where(
      and(
        eq(tasks.instance_id, instanceId),
        inArray(tasks.token, [...tokens]),
        inArray(tasks.status, ["open", "claimed"]),
      ),
    )
    .returning();
}

/** A task that someone left for later is back at once: it is asked for again, or someone else's. */
export const endPostponements = (tx: Tx, taskId: string): Promise<void> =>
  behind(tx, tx.delete(postponements).where(eq(postponements.task_id, taskId)).execute());

/** Takes the clocks of a task away. */
export const clearTimers = (tx: Tx, taskId: string) =>
  tx.delete(timers).where(eq(timers.task_id, taskId)).prepare("workflow_clear_timers").execute();
