import { eq } from "drizzle-orm";
import type { EventContext } from "#platform/platform.ts";
import { endPostponements, tellStory, type Case, type TaskRow } from "../engine/engine.repo.ts";
import { workflowTasks as tasks } from "../workflows.tables.ts";

interface Giving {
  to: string;
  reason: string;
  at: string;
}

/** Of a task that nobody handed to whoever has it next. */
export const NOT_GIVEN = { given_by: null, given_at: null };

/** A task that someone holds is someone else's from now on; the story of its case says who gave it, whose it was and whose it is. */
export async function giveTask(
  { tx, actorId }: EventContext & { actorId: string },
  { one, task }: { one: Case; task: TaskRow },
  { to, reason, at }: Giving,
): Promise<void> {
  await tx.update(tasks).set({ assignee_id: to, given_by: actorId, given_at: at }).where(eq(tasks.id, task.id));
  await endPostponements(tx, task.id);
  const details = {
    ...(task.assignee_id !== null && { from: task.assignee_id }),
    to,
    ...(reason !== "" && { reason }),
  };
  await tellStory(tx, one, { kind: "task_delegated", node: task.node, actorId, details, at });
}
