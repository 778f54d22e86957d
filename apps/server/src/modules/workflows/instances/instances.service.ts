import type { AuditAction } from "@kerkis/contract/codes.ts";
import { WAYS_OUT } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { nodeOf } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import type { EventKind, ReasonedInput } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { isHiddenFrom } from "#modules/applications/applications.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import { endPostponements, lockCase, tellStory, toOne, writeCase, type Case } from "../engine/engine.repo.ts";
import { abandonCase, goOn, tryAgain } from "../engine/engine.service.ts";
import { reachedBy } from "../engine/assignees.reads.ts";
import { tellAskedFor, tellEnded } from "../engine/telling.service.ts";
import { runScope } from "../workflows.service.ts";
import { workflowEvents as events, workflowTasks as tasks } from "../workflows.tables.ts";

interface Intervention {
  action: AuditAction;
  /** What its story says at once; null where the work tells it step by step. */
  event: EventKind | null;
  input: { id: string; reason?: string };
  work: (context: EventContext, one: Case) => Promise<void>;
}

/**
 * Steps into a case: by those who run the organization's, not into one's own; told in its story and audited.
 * @throws Refusal auth.forbidden, workflow.instance_not_found, workflow.instance_closed
 */
async function stepIn(platform: Platform, actor: Actor, { action, event, input, work }: Intervention): Promise<void> {
  const scope = runScope(actor);
  await transact(platform.db, actor.userId, async (tx) => {
    const one = await lockCase(tx, input.id);
    if (one?.row.organization_id !== scope.organizationId) throw new Refusal("workflow.instance_not_found");
    const { application_id: about, submitter_id: submitter } = one.row;
    if (about !== null && submitter !== actor.userId && (await isHiddenFrom(tx, about, actor.userId))) {
      throw new Refusal("workflow.instance_not_found");
    }
    if (submitter === actor.userId) throw new Refusal("auth.forbidden");
    if (one.row.ended_at !== null) throw new Refusal("workflow.instance_closed");
    const at = isoNow(platform.clock);
    const details = input.reason === undefined ? {} : { reason: input.reason };
    if (event) await tellStory(tx, one, { kind: event, actorId: actor.userId, details, at });
    await recordAudit(tx, actor, {
      action,
      organizationId: scope.organizationId,
      entity: { type: "workflow_instance", id: one.row.id, name: one.row.title },
      details,
    });
    await work({ tx, platform, actorId: actor.userId }, one);
  });
}

type Command<Input> = (platform: Platform, actor: Actor, input: Input) => Promise<void>;

/** Those whom its open tasks wait for hear of them again. @throws Refusal workflow.task_paused, workflow.nobody_waits, workflow.reminded_already besides */
export const remindCase: Command<{ id: string }> = (platform, actor, input) =>
  stepIn(platform, actor, {
    action: "workflow.reminded",
    event: null,
    input,
    work: async (context, one) => {
      if (one.row.status === "suspended") throw new Refusal("workflow.task_paused");
      const open = await openTasksOf(context.tx, one.row.id);
      if (open.length === 0) throw new Refusal("workflow.nobody_waits");
      const at = isoNow(platform.clock);
      if (await isReminded(context.tx, one.row.id, at)) throw new Refusal("workflow.reminded_already");
      for (const task of open) {
        await endPostponements(context.tx, task.id);
        const people = await reachedBy(context, one, task);
        await tellAskedFor(context, one, task, people);
        const story = { kind: "task_reminded", node: task.node, actorId: actor.userId, at } as const;
        await tellStory(context.tx, one, { ...story, details: toOne(task, people) });
      }
    },
  });

const openTasksOf = (tx: Tx, id: string) =>
  tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.instance_id, id), inArray(tasks.status, ["open", "claimed"])))
    .orderBy(tasks.id);

/** Whether someone reminded of the case within a day; the clocks' own reminders do not count. */
async function isReminded(tx: Tx, id: string, at: string): Promise<boolean> {
  const found = await tx
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.instance_id, id),
        eq(events.kind, "task_reminded"),
        isNotNull(events.actor_id),
        sql`${events.created_at} > ${at}::timestamptz - interval '1 day'`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Its tasks and clocks stand still. */
export const suspendCase: Command<ReasonedInput> = (platform, actor, input) =>
  stepIn(platform, actor, {
    action: "workflow.suspended",
    event: "suspended",
    input,
    work: ({ tx }, one) => writeCase(tx, one.row.id, { status: "suspended" }),
  });

export const resumeCase: Command<{ id: string }> = (platform, actor, input) =>
  stepIn(platform, actor, {
    action: "workflow.resumed",
    event: "resumed",
    input,
    work: ({ tx }, one) => writeCase(tx, one.row.id, { status: one.row.troubles.length > 0 ? "failed" : "running" }),
  });

export const cancelCase: Command<ReasonedInput> = (platform, actor, input) =>
  stepIn(platform, actor, {
    action: "workflow.cancelled",
    event: "cancelled",
    input,
    work: async (context, one) => {
      await abandonCase(context, one);
      await tellEnded(context, one, input.reason);
    },
  });

/** @throws Refusal workflow.not_stuck besides */
export const retryCase: Command<{ id: string }> = (platform, actor, input) =>
  stepIn(platform, actor, {
    action: "workflow.retried",
    event: "retried",
    input,
    work: (context, one) => {
      if (one.row.status !== "failed") throw new Refusal("workflow.not_stuck");
      return tryAgain(context, one);
    },
  });

/** Goes on past the first step at which a case is stuck, as if it were done. @throws Refusal workflow.not_stuck besides */
export const skipCase: Command<ReasonedInput> = (platform, actor, input) =>
  stepIn(platform, actor, {
    action: "workflow.skipped",
    event: "skipped",
    input,
    work: async (context, one) => {
      const [stuck] = one.row.troubles;
      const node = stuck ? nodeOf(one.definition, stuck.node) : undefined;
      const [way] = node ? WAYS_OUT[node.type].must : [];
      if (!stuck || way === undefined || one.row.status !== "failed") throw new Refusal("workflow.not_stuck");
      await goOn(context, one, stuck.token, way);
    },
  });
