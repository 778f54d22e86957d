import { and, eq, inArray, sql } from "drizzle-orm";
import { isoNow, today } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";
import { nodeOf } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import {
  workflowInstances as instances,
  workflowTasks as tasks,
  workflowTimers as timers,
} from "../workflows.tables.ts";
import { peopleFor, reachedBy, withSubstitute } from "./assignees.reads.ts";
import {
  clearTimers,
  endPostponements,
  lockCase,
  lockCases,
  tellStory,
  toOne,
  type Case,
  type TaskRow,
} from "./engine.repo.ts";
import { goOn } from "./engine.service.ts";
import { pushTask, tellAssigned, tellReminder } from "./telling.service.ts";

type Timer = Pick<typeof timers.$inferSelect, "instance_id" | "task_id" | "token" | "kind">;
/** Clocks that ring in one transaction: what one costs is mostly its beginning and its end. */
const timerJob = defineJob<{ timers: Timer[] }>("workflow.timer");

/** So many are taken at a time. */
const BATCH = 500;
/** So many ring together. */
const TOGETHER = 20;

/** Hands what is due to the jobs, which every node works on: clocks are taken away and their jobs written in one transaction. */
export async function runDueTimers(platform: Platform): Promise<void> {
  const now = isoNow(platform.clock);
  for (let taken = BATCH; taken === BATCH;) {
    taken = await transact(platform.db, null, async (tx) => {
      const due = tx
        .select({ id: timers.id })
        .from(timers)
        .innerJoin(instances, eq(instances.id, timers.instance_id))
        // What is suspended keeps its clocks until it goes on.
        .where(and(sql`${timers.at} <= ${now}`, inArray(instances.status, ["running", "failed"])))
        .orderBy(timers.at)
        .limit(BATCH)
        .for("update", { of: timers, skipLocked: true });
      const rows = await tx.delete(timers).where(inArray(timers.id, due)).returning({
        instance_id: timers.instance_id,
        task_id: timers.task_id,
        token: timers.token,
        kind: timers.kind,
      });
      await platform.jobs.enqueueAll(
        tx,
        timerJob,
        Array.from({ length: Math.ceil(rows.length / TOGETHER) }, (_, index) => ({
          payload: { timers: rows.slice(index * TOGETHER, (index + 1) * TOGETHER) },
          delayMs: 0,
        })),
      );
      return rows.length;
    });
  }
}

/**
 * Rings clocks in one transaction; where one of them cannot ring, each by itself, so that it holds up no other.
 * @throws what kept the last of those that could not; run again, the others find that they rang
 */
async function ringTimers(platform: Platform, given: readonly Timer[]): Promise<void> {
  if (given.length > 1) {
    const together = transact(platform.db, null, async (tx) => {
      // In one order everywhere, so that no two wait for each other.
      await lockCases(
        tx,
        given.map((timer) => timer.instance_id),
      );
      for (const timer of given) await ring({ tx, platform, actorId: null }, timer);
    });
    if (
      await together.then(
        () => true,
        () => false,
      )
    )
      return;
  }
  let failure: unknown = null;
  for (const timer of given) {
    await ringTimer(platform, timer).catch((error: unknown) => {
      failure = error;
    });
  }
  if (failure !== null) throw failure;
}

/** What a clock was set for; run twice, it finds that it was done. */
export const ringTimer = (platform: Platform, timer: Timer): Promise<void> =>
  transact(platform.db, null, (tx) => ring({ tx, platform, actorId: null }, timer));

async function ring(context: EventContext, timer: Timer): Promise<void> {
  const { tx } = context;
  const one = await lockCase(tx, timer.instance_id);
  if (!one || one.row.ended_at !== null) return;
  if (timer.task_id === null) {
    const stands = one.row.flow.tokens.find(({ id }) => id === timer.token);
    const type = stands && nodeOf(one.definition, stands.node)?.type;
    if (type === "wait" || type === "wait_until") await goOn(context, one, timer.token, "next");
    if (type === "wait_for") await goOn(context, one, timer.token, "timeout");
    return;
  }
  const [task] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, timer.task_id), inArray(tasks.status, ["open", "claimed"])))
    .for("update");
  if (task) await ringForTask(context, one, task, timer.kind);
}

async function ringForTask(context: EventContext, one: Case, task: TaskRow, kind: Timer["kind"]): Promise<void> {
  const node = nodeOf(one.definition, task.node);
  if (!node || !isTask(node)) return;
  const at = isoNow(context.platform.clock);
  const story = { node: task.node, at };
  if (kind === "remind") {
    // A server that slept past the day has nothing to remind of: what is overdue says so itself.
    if (task.due_on !== null && task.due_on < today(context.platform.clock)) return;
    const people = await reachedBy(context, one, task);
    await endPostponements(context.tx, task.id);
    await tellReminder(context, one, { ...task, due: `${task.due_on ?? ""}T12:00:00.000Z` }, people);
    return tellStory(context.tx, one, { ...story, kind: "task_reminded", details: toOne(task, people) });
  }
  if (kind === "overdue") {
    const leads = one.definition.edges.some(({ from, on }) => from === task.node && on === "timeout");
    await tellStory(context.tx, one, { ...story, kind: leads ? "task_expired" : "task_overdue" });
    // Whoever holds it, and whoever it is about, may have it before them.
    if (!leads) return pushTask(context, [task.assignee_id, one.row.submitter_id], task.id, "changed");
    await context.tx.update(tasks).set({ status: "expired" }).where(eq(tasks.id, task.id));
    await clearTimers(context.tx, task.id);
    await pushTask(context, [task.assignee_id], task.id, "changed");
    return goOn(context, one, task.token, "timeout");
  }
  if (kind === "escalate" && node.escalation) {
    const to = node.escalation.to;
    const people = await peopleFor(context.tx, one.row, to, task.not_by);
    if (people.length === 0) return;
    const [only] = people.length === 1 ? people : [];
    await context.tx
      .update(tasks)
      .set({
        status: only === undefined ? "open" : "claimed",
        assignee_id: only ?? null,
        given_by: null,
        given_at: null,
        assign_kind: to.kind,
        assign_role: "role" in to ? to.role : null,
        assign_person: to.kind === "person" ? to.user_id : null,
      })
      .where(eq(tasks.id, task.id));
    await endPostponements(context.tx, task.id);
    await tellStory(context.tx, one, {
      ...story,
      kind: "task_escalated",
      details: toOne({ assignee_id: only ?? null }, people),
    });
    await pushTask(context, [task.assignee_id], task.id, "changed");
    const told = await withSubstitute(context.tx, one.row, people, {
      notBy: task.not_by,
      day: today(context.platform.clock),
    });
    await tellAssigned(context, one, { ...task, isOffered: only === undefined }, told, "taskEscalated");
  }
}

/** What workflows do by the clock. */
export function workflowJobs(platform: Platform): void {
  platform.jobs.schedule("workflow.timers", "* * * * *", () => runDueTimers(platform));
  platform.jobs.handle(timerJob, ({ timers: due }) => ringTimers(platform, due), { atOnce: 2 });
}
