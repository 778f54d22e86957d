import type {
  CommentInput,
  CompleteInput,
  DelegateInput,
  DelegatesInput,
} from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import type { OfferedPeople } from "@kerkis/contract/workflows/people/people.schema.ts";
import type { FieldIssue } from "@kerkis/contract/core/errors.ts";
import { eq } from "drizzle-orm";
import { contactsOf } from "#modules/identity/identity.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { isoNow, today } from "#platform/clock/clock.ts";
import { together, transact, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import { offeredTo, othersFor, reachedBy, withSubstitute } from "../engine/assignees.reads.ts";
import { clearTimers, endPostponements, lockTask, tellStory, type Case, type TaskRow } from "../engine/engine.repo.ts";
import { goOn } from "../engine/engine.service.ts";
import { pushTask, tellAssigned, tellCompleted } from "../engine/telling.service.ts";
import { isOffered, peopleOffered } from "../people/people.reads.ts";
import { offersTo } from "../workflows.service.ts";
import { workflowComments as comments, workflowTasks as tasks } from "../workflows.tables.ts";
import { giveTask, NOT_GIVEN } from "./giving.service.ts";
import { powersOver, refuseHidden, type TaskPowers } from "./tasks.reads.ts";

interface Held {
  context: EventContext & { actorId: string };
  one: Case;
  task: TaskRow;
  /** As its reader meets it. */
  seen: TaskPowers;
  at: string;
}

/**
 * Does something with a task, its case locked: no two people move one case at a time. A super admin who works as someone takes,
 * gives back, hands over, comments on and completes nothing as them: what its story tells is what people did.
 * @throws Refusal auth.impersonating, workflow.task_not_found, workflow.task_closed, workflow.task_paused
 */
export async function withTask<Done>(
  platform: Platform,
  actor: Actor,
  id: string,
  work: (held: Held) => Promise<Done>,
): Promise<Done> {
  refuseWhileImpersonating(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    const found = await lockTask(tx, id);
    if (!found) throw new Refusal("workflow.task_not_found");
    const { one, task } = found;
    await refuseHidden(tx, actor, id, one.row);
    const seen = await powersOver(tx, platform.clock, actor, found).catch((error: unknown) =>
      refuseTaken(tx, actor, task, error),
    );
    if (task.status !== "open" && task.status !== "claimed") throw new Refusal("workflow.task_closed");
    if (one.row.status === "suspended") throw new Refusal("workflow.task_paused");
    const context = { tx, platform, actorId: actor.userId };
    return work({ context, one, task, seen, at: isoNow(platform.clock) });
  });
}

/** Whoever could have taken a task hears who was first; to others it does not exist. */
async function refuseTaken(tx: Tx, actor: Actor, task: Held["task"], error: unknown): Promise<never> {
  const wasOffered = offersTo(actor, task.organization_id).some(
    ({ assign_kind, assign_role }) => assign_kind === task.assign_kind && assign_role === task.assign_role,
  );
  if (!wasOffered || task.assignee_id === null) throw error;
  throw new Refusal("workflow.task_taken", { params: { name: await nameOfPerson(tx, task.assignee_id) } });
}

async function nameOfPerson(tx: Tx, id: string): Promise<string> {
  const [person] = await contactsOf(tx, [id]);
  return person?.name ?? "";
}

/** Takes a task that is for whoever is first. @throws Refusal workflow.task_taken with who was, workflow.four_eyes */
export async function claimTask(platform: Platform, actor: Actor, id: string): Promise<void> {
  await withTask(platform, actor, id, async ({ context, one, task, seen, at }) => {
    if (task.assignee_id === actor.userId) return;
    if (task.assignee_id !== null) {
      throw new Refusal("workflow.task_taken", { params: { name: await nameOfPerson(context.tx, task.assignee_id) } });
    }
    if (!seen.can.claim) throw new Refusal(seen.can.four_eyes ? "workflow.four_eyes" : "auth.forbidden");
    await context.tx.update(tasks).set({ status: "claimed", assignee_id: actor.userId }).where(eq(tasks.id, id));
    await tellStory(context.tx, one, { kind: "task_claimed", node: task.node, actorId: actor.userId, at });
    await pushTask(context, await offeredTo(context.tx, one, task), id, "changed");
  });
}

/** Takes several tasks, each by itself: one that someone else took first keeps the others from nobody. */
export async function claimTasks(
  platform: Platform,
  actor: Actor,
  ids: readonly string[],
): Promise<{ claimed: number; missed: number }> {
  refuseWhileImpersonating(actor);
  let claimed = 0;
  const asked = [...new Set(ids)];
  for (const id of asked) {
    try {
      await claimTask(platform, actor, id);
      claimed += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return { claimed, missed: asked.length - claimed };
}

/** Gives a task back to whoever is first. @throws Refusal auth.forbidden */
export async function releaseTask(platform: Platform, actor: Actor, id: string): Promise<void> {
  await withTask(platform, actor, id, async ({ context, one, task, seen, at }) => {
    if (!seen.can.release) throw new Refusal("auth.forbidden");
    await context.tx
      .update(tasks)
      .set({ status: "open", assignee_id: null, ...NOT_GIVEN })
      .where(eq(tasks.id, id));
    await endPostponements(context.tx, id);
    await tellStory(context.tx, one, { kind: "task_released", node: task.node, actorId: actor.userId, at });
    await pushTask(context, await offeredTo(context.tx, one, task), id, "changed");
  });
}

/** Who of those who could do it may be given a task, by their names. */
export async function delegatesOf(platform: Platform, actor: Actor, { id, q }: DelegatesInput): Promise<OfferedPeople> {
  return withTask(platform, actor, id, async ({ context, one, task, seen }) => {
    if (!seen.can.delegate) return { people: [], has_more: false };
    return peopleOffered(context.tx, othersFor(context.tx, actor.userId, { one, task }), q);
  });
}

/** Hands a task over to someone who could do it too. @throws Refusal auth.forbidden, workflow.nobody_there */
export async function delegateTask(platform: Platform, actor: Actor, { id, to, reason }: DelegateInput): Promise<void> {
  await withTask(platform, actor, id, async ({ context, one, task, seen, at }) => {
    if (!seen.can.delegate) throw new Refusal("auth.forbidden");
    const isThere = await isOffered(context.tx, othersFor(context.tx, actor.userId, { one, task }), to);
    if (!isThere) throw new Refusal("workflow.nobody_there");
    await giveTask(context, { one, task }, { to, reason, at });
    await pushTask(context, [actor.userId], id, "changed");
    const told = await withSubstitute(context.tx, one.row, [to], {
      notBy: task.not_by,
      day: today(platform.clock),
    });
    await tellAssigned(context, one, task, told);
  });
}

/**
 * Completes a task: what was answered is kept, and the case goes on in the same transaction.
 * @throws Refusal auth.forbidden, workflow.four_eyes, input.invalid with what is missing
 */
export async function completeTask(
  platform: Platform,
  actor: Actor,
  input: CompleteInput,
): Promise<{ instance_id: string }> {
  return withTask(platform, actor, input.id, async ({ context, one, task, seen, at }) => {
    if (seen.can.four_eyes) throw new Refusal("workflow.four_eyes");
    if (!seen.can.complete) throw new Refusal("auth.forbidden");
    const fields = missing(seen, input);
    if (fields.length > 0) throw new Refusal("input.invalid", { fields });
    const { outcome, reason } = input;
    const asked = new Set(seen.questions.map(({ name }) => name));
    const answers = Object.fromEntries(Object.entries(input.answers).filter(([name]) => asked.has(name)));
    const done = {
      status: "completed",
      outcome,
      reason,
      answers,
      completed_by: actor.userId,
      completed_at: at,
    } as const;
    const details = { outcome, ...(reason !== "" && { reason }) };
    const { tx } = context;
    await together(
      tx.update(tasks).set(done).where(eq(tasks.id, task.id)).prepare("workflow_complete_task").execute(),
      clearTimers(tx, task.id),
      tellStory(tx, one, { kind: "task_completed", node: task.node, actorId: actor.userId, details, at }),
      reachedBy(context, one, task).then((people) => pushTask(context, people, task.id, "completed")),
    );
    await tellCompleted(context, one, task, actor.name);
    await goOn(context, reason === "" ? one : { ...one, lastReason: reason }, task.token, outcome);
    return { instance_id: one.row.id };
  });
}

/** What has to stand before a task is through. */
function missing({ questions, outcomes }: TaskPowers, { outcome, answers, reason }: CompleteInput): FieldIssue[] {
  const fields: FieldIssue[] = [];
  if (!outcomes.includes(outcome)) fields.push({ path: "outcome", code: "invalid" });
  if ((outcome === "rejected" || outcome === "returned") && reason === "")
    fields.push({ path: "reason", code: "required" });
  for (const { name, type, is_required } of questions) {
    const answer = answers[name];
    const isText = type === "text" || type === "long_text";
    if (answer !== undefined && (typeof answer === "string") !== isText) {
      fields.push({ path: `answers.${name}`, code: "invalid" });
    } else if (is_required && (isText || type === "yes_no" ? answer === undefined || answer === "" : answer !== true)) {
      fields.push({ path: `answers.${name}`, code: "required" });
    }
  }
  return fields;
}

/** Adds a comment to a task. @throws Refusal workflow.task_not_found */
export async function commentTask(platform: Platform, actor: Actor, { id, text }: CommentInput): Promise<void> {
  await withTask(platform, actor, id, async ({ context, one, task, at }) => {
    await context.tx.insert(comments).values({
      organization_id: one.row.organization_id,
      task_id: id,
      author_id: actor.userId,
      text,
      created_at: at,
    });
    await pushTask(context, [task.assignee_id], id, "changed");
  });
}
