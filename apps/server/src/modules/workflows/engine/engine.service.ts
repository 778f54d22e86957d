import type { Outcome } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { beginFlow, leave, nodeOf, type Move } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { settled } from "#platform/db/db.ts";
import type { EventContext } from "#platform/platform.ts";
import { workflowInstances as instances, type Stuck } from "../workflows.tables.ts";
import { closeOpenTasks, closeTasksOf, lockCase, tellStory, writeCase, type Case } from "./engine.repo.ts";
import { beginStep } from "./steps.service.ts";
import { reachedBy } from "./assignees.reads.ts";
import { pushTask, tellCancelled, tellStuck, tellSubmitter } from "./telling.service.ts";

/** What a case begins with. */
export interface NewCase {
  organizationId: string;
  templateId: string;
  versionId: string;
  title: string;
  applicationId: string | null;
  submitterId: string | null;
}

/** Begins a case: the first steps are taken with it, in its transaction. @returns its id */
export async function beginCase(context: EventContext, given: NewCase): Promise<string> {
  const at = isoNow(context.platform.clock);
  const [written] = await context.tx
    .insert(instances)
    .values({
      organization_id: given.organizationId,
      template_id: given.templateId,
      version_id: given.versionId,
      title: given.title,
      application_id: given.applicationId,
      submitter_id: given.submitterId,
      flow: { next: 1, tokens: [], splits: {}, taken: {}, moves: 0, ended: null },
      created_at: at,
    })
    .returning({ id: instances.id });
  const one = written ? await lockCase(context.tx, written.id) : null;
  if (!one) throw new Error("A case was not written.");
  await tellStory(context.tx, one, { kind: "started", actorId: context.actorId, at });
  await tellSubmitter(context, one, "started");
  await settle(context, one, beginFlow(one.definition));
  // It may begin amid what somebody else does.
  await settled(context.tx);
  return one.row.id;
}

/** Lets a case go on from a step by an outcome; the caller has locked it. */
export async function goOn(context: EventContext, one: Case, token: number, outcome: Outcome): Promise<void> {
  await settle(context, one, leave(one.definition, one.row.flow, token, outcome), { token, outcome });
}

/** Begins the steps anew at which a case is stuck; the caller has locked it. */
export async function tryAgain(context: EventContext, one: Case): Promise<void> {
  const { flow, troubles } = one.row;
  const stuck = new Set(troubles.map(({ token }) => token));
  const freed = { ...one, row: { ...one.row, troubles: [] } };
  await settle(context, freed, { flow, entered: flow.tokens.filter(({ id }) => stuck.has(id)), trouble: null });
}

/**
 * Lets what stands at some steps go on at others of a new definition: what was open there is cancelled, and the others begin. The
 * caller has locked the case.
 */
export async function replantCase(
  context: EventContext,
  one: Case,
  { definition, map }: { definition: Case["definition"]; map: Readonly<Record<string, string>> },
): Promise<void> {
  const { flow, troubles } = one.row;
  const moved = flow.tokens.flatMap((token) => {
    const node = map[token.node];
    return node === undefined ? [] : [{ ...token, node }];
  });
  const isMoved = (id: number) => moved.some((token) => token.id === id);
  for (const task of await closeTasksOf(
    context.tx,
    one.row.id,
    moved.map(({ id }) => id),
  )) {
    await pushTask(context, await reachedBy(context, one, task), task.id, "changed");
    if (task.assignee_id !== null) await tellCancelled(context, one, task, [task.assignee_id]);
  }
  const tokens = flow.tokens.map((token) => moved.find(({ id }) => id === token.id) ?? token);
  const left = troubles.filter(({ token }) => !isMoved(token));
  const replanted = { ...one, definition, row: { ...one.row, flow: { ...flow, tokens }, troubles: left } };
  await settle(context, replanted, { flow: replanted.row.flow, entered: moved, trouble: null });
}

/** A step that a case waited at cannot go on; the caller has locked it. */
export const stick = (context: EventContext, one: Case, trouble: Stuck): Promise<void> =>
  keep(context, { ...one, row: { ...one.row, troubles: [...one.row.troubles, trouble] } }, one.row.troubles.length);

/** Ends a case before its end: its tasks are cancelled, and whoever held one hears of it. The caller has locked it. */
export async function abandonCase(context: EventContext, one: Case): Promise<void> {
  const { tx, platform } = context;
  await writeCase(tx, one.row.id, { status: "cancelled", ended_at: isoNow(platform.clock), troubles: [] });
  for (const task of await closeOpenTasks(tx, one.row.id)) {
    await pushTask(context, await reachedBy(context, one, task), task.id, "changed");
    if (task.assignee_id !== null) await tellCancelled(context, one, task, [task.assignee_id]);
  }
}

/**
 * Takes every step that needs nobody, until people, clocks or an end hold the case up, and writes where it stands. All of it
 * commits with what moved the case, or nothing does: no step is lost, none is taken twice.
 */
async function settle(
  context: EventContext,
  one: Case,
  moved: Move,
  from?: { token: number; outcome: Outcome },
): Promise<void> {
  let { flow } = moved;
  const troubles: Stuck[] = one.row.troubles.filter(({ token }) => token !== from?.token);
  if (moved.trouble) troubles.push({ token: from?.token ?? 1, ...moved.trouble });
  const todo = [...moved.entered];
  for (const token of todo) {
    const node = nodeOf(one.definition, token.node);
    const isThere = flow.tokens.some(({ id, node: at }) => id === token.id && at === token.node);
    if (!node || !isThere || flow.ended !== null) continue;
    // What a status sets off tells what comes next: the case stands there by then.
    if (node.type === "set_status" || node.type === "request_document")
      await writeCase(context.tx, one.row.id, { flow });
    const step = await beginStep(context, one, token, node);
    if (step === "waits") continue;
    if ("trouble" in step) {
      troubles.push({ token: token.id, node: node.id, code: step.trouble });
      continue;
    }
    const next = leave(one.definition, flow, token.id, step.outcome);
    if (next.trouble) troubles.push({ token: token.id, ...next.trouble });
    flow = next.flow;
    todo.push(...next.entered);
  }
  await keep(context, { ...one, row: { ...one.row, flow, troubles } }, one.row.troubles.length);
}

async function keep(context: EventContext, one: Case, troublesBefore: number): Promise<void> {
  const { tx, platform } = context;
  const { id, flow, troubles } = one.row;
  const at = isoNow(platform.clock);
  if (flow.ended !== null) {
    await writeCase(tx, id, { flow, troubles: [], status: "completed", ended_at: at });
    const open = await closeOpenTasks(tx, id);
    await tellStory(tx, one, { kind: "completed", node: flow.ended, at });
    for (const task of open) await pushTask(context, await reachedBy(context, one, task), task.id, "changed");
    await tellSubmitter(context, one, "completed");
    return;
  }
  await writeCase(tx, id, { flow, troubles, status: troubles.length > 0 ? "failed" : "running" });
  if (troubles.length <= troublesBefore) return;
  for (const { node, code } of troubles.slice(troublesBefore)) {
    await tellStory(tx, one, { kind: "stuck", node, details: { reason: code }, at });
  }
  await tellStuck(context, one);
}
