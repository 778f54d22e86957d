import { addWorkingDays } from "@kerkis/contract/core/time/working-days.ts";
import { and, eq, lte } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { today } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { pushTask } from "../engine/telling.service.ts";
import { workflowPostponements as postponements } from "../workflows.tables.ts";
import { withTask } from "./tasks.service.ts";

/**
 * Leaves a task for the next working day: it goes below the others in this person's list alone, and its limit stays what it is.
 * @throws Refusal auth.impersonating, auth.forbidden, workflow.task_not_found, workflow.not_postponable where it is due before then
 */
export async function postponeTask(platform: Platform, actor: Actor, id: string): Promise<{ until: string }> {
  return withTask(platform, actor, id, async ({ context, task, seen, at }) => {
    // Theirs, or of someone for whom they stand in.
    if (task.assignee_id !== actor.userId && !seen.can.complete) throw new Refusal("auth.forbidden");
    const { tx } = context;
    const day = today(platform.clock);
    const until = addWorkingDays(day, 1);
    if (task.due_on !== null && until > task.due_on) throw new Refusal("workflow.not_postponable");
    const own = eq(postponements.user_id, actor.userId);
    await tx.delete(postponements).where(and(own, lte(postponements.until_on, day)));
    await tx
      .insert(postponements)
      .values({
        organization_id: task.organization_id,
        user_id: actor.userId,
        task_id: id,
        until_on: until,
        created_at: at,
      })
      .onConflictDoUpdate({
        target: [postponements.user_id, postponements.task_id],
        set: { until_on: until, created_at: at },
      });
    await pushTask(context, [actor.userId], id, "changed");
    return { until };
  });
}

/** Takes back that a task was left for later; nothing where it was not. @throws Refusal auth.impersonating */
export async function bringBackTask(platform: Platform, actor: Actor, id: string): Promise<void> {
  refuseWhileImpersonating(actor);
  await transact(platform.db, actor.userId, async (tx) => {
    const gone = await tx
      .delete(postponements)
      .where(and(eq(postponements.user_id, actor.userId), eq(postponements.task_id, id)))
      .returning({ id: postponements.id });
    if (gone.length > 0) await pushTask({ tx, platform, actorId: actor.userId }, [actor.userId], id, "changed");
  });
}
