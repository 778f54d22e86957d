import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { evaluate } from "@kerkis/contract/core/conditions/conditions.ts";
import { addWorkingDays, workingDaysBetween } from "@kerkis/contract/core/time/working-days.ts";
import type { TaskNode, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";
import type { Outcome, StatusSet } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import type { Token } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import type { TroubleCode } from "@kerkis/contract/workflows/instances/instances.taxonomy.ts";
import { EVENT_MAX } from "@kerkis/contract/events/events.taxonomy.ts";
import { draftEvent } from "#modules/events/events.api.ts";
import { setStatusFor } from "#modules/applications/applications.api.ts";
import { isoNow, today } from "#platform/clock/clock.ts";
import { settled } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { EventContext } from "#platform/platform.ts";
import { workflowTasks as tasks } from "../workflows.tables.ts";
import { addresseesOf, peopleFor, withSubstitute } from "./assignees.reads.ts";
import { factsOf, isThere } from "./facts.reads.ts";
import { queueWebhook } from "./webhooks.repo.ts";
import { setTimer, tellStory, type Case } from "./engine.repo.ts";
import { mailPeople, tellPeople, tellAssigned } from "./telling.service.ts";

/** What became of a step that a token came to: it waits for someone or something, it is through, or it cannot be done. */
type Step = "waits" | { outcome: Outcome } | { trouble: TroubleCode };

/** Begins a step of a case: asks people, sets a clock, or acts; all of it in the transaction that brought the token there. */
export async function beginStep(context: EventContext, one: Case, token: Token, node: WorkflowNode): Promise<Step> {
  if (isTask(node)) return openTask(context, one, token, node);
  switch (node.type) {
    case "wait": {
      const day = addWorkingDays(today(context.platform.clock), node.working_days);
      await setTimer(context.tx, one, { kind: "wake", token: token.id, taskId: null, day, hour: 9 });
      await tellStory(context.tx, one, { kind: "waiting", node: node.id, at: isoNow(context.platform.clock) });
      return "waits";
    }
    case "wait_until": {
      // A day that has come is waited for by nobody.
      if (node.day === null || node.day <= today(context.platform.clock)) return { outcome: "next" };
      await setTimer(context.tx, one, { kind: "wake", token: token.id, taskId: null, day: node.day, hour: 9 });
      await tellStory(context.tx, one, { kind: "waiting", node: node.id, at: isoNow(context.platform.clock) });
      return "waits";
    }
    case "notify": {
      if (node.to === null) return { trouble: "nobody" };
      await tellPeople(context, one, await addresseesOf(context.tx, one.row, node.to), node.words);
      await acted(context, one, node);
      return { outcome: "next" };
    }
    case "mail": {
      if (node.to === null) return { trouble: "nobody" };
      await mailPeople(context, one, await addresseesOf(context.tx, one.row, node.to), node);
      await acted(context, one, node);
      return { outcome: "next" };
    }
    case "webhook": {
      await queueWebhook(context, one, token.id, node.id);
      await tellStory(context.tx, one, { kind: "waiting", node: node.id, at: isoNow(context.platform.clock) });
      return "waits";
    }
    case "condition": {
      if (node.condition === null) return { trouble: "no_way" };
      const truth = evaluate(node.condition, await factsOf(context.tx, one, today(context.platform.clock)));
      const untold = hasWay(one, node, "failed") ? "failed" : "not_met";
      const outcome = truth === "cannot_tell" ? untold : truth;
      await acted(context, one, node, { outcome });
      return { outcome };
    }
    case "wait_for":
      return waitFor(context, one, token, node);
    case "set_status": {
      if (one.row.application_id === null) return { outcome: "next" };
      const application = { id: one.row.application_id, organizationId: one.row.organization_id };
      const refused = await setStatus(context, application, node.status, one);
      if (refused) return hasWay(one, node, "failed") ? { outcome: "failed" } : { trouble: "refused" };
      await acted(context, one, node);
      return { outcome: "next" };
    }
    case "request_document": {
      if (one.row.application_id === null) return { outcome: "next" };
      const application = { id: one.row.application_id, organizationId: one.row.organization_id };
      const given = { ...one, lastReason: inBoth(node.document) };
      const refused = await setStatus(context, application, "changes_requested", given);
      if (refused) return hasWay(one, node, "failed") ? { outcome: "failed" } : { trouble: "refused" };
      await acted(context, one, node);
      return { outcome: "next" };
    }
    case "create_event": {
      const day = addWorkingDays(today(context.platform.clock), node.in_days);
      const title = `${node.title.el || node.title.en}: ${one.row.title}`.slice(0, EVENT_MAX.title);
      const place = { organizationId: one.row.organization_id, createdAt: isoNow(context.platform.clock) };
      await draftEvent(context.tx, { ...place, title, type: node.event_type, day, hours: node.hours });
      await acted(context, one, node);
      return { outcome: "next" };
    }
    // The walk goes through these by itself.
    case "start":
    case "split":
    case "join":
    case "end":
      return { outcome: "next" };
    default:
      return node satisfies never;
  }
}

/** A reason is one text for whoever reads it, in either language. */
const inBoth = ({ el, en }: LocalizedText): string => [...new Set([el, en])].filter(Boolean).join(" / ");

const hasWay = ({ definition }: Case, { id }: WorkflowNode, outcome: Outcome): boolean =>
  definition.edges.some(({ from, on }) => from === id && on === outcome);

/** Waits for what happens to the application; where it is there already, or there is nothing to wait for, the case goes on. */
async function waitFor(
  context: EventContext,
  one: Case,
  token: Token,
  node: Extract<WorkflowNode, { type: "wait_for" }>,
): Promise<Step> {
  const {
    tx,
    platform: { clock },
  } = context;
  if (await isThere(tx, one, node)) {
    await acted(context, one, node);
    return { outcome: "next" };
  }
  if (node.limit_days !== null && hasWay(one, node, "timeout")) {
    const day = addWorkingDays(today(clock), node.limit_days);
    await setTimer(tx, one, { kind: "wake", token: token.id, taskId: null, day, hour: 24 });
  }
  await tellStory(tx, one, { kind: "waiting", node: node.id, at: isoNow(clock) });
  return "waits";
}

const acted = (context: EventContext, one: Case, { id }: WorkflowNode, details: { outcome?: Outcome } = {}) =>
  tellStory(context.tx, one, { kind: "acted", node: id, details, at: isoNow(context.platform.clock) });

/** @returns whether the application did not allow it; then nothing of it was written */
async function setStatus(
  context: EventContext,
  application: Parameters<typeof setStatusFor>[1],
  status: Parameters<typeof setStatusFor>[2],
  one: Case,
): Promise<boolean> {
  await settled(context.tx);
  try {
    // In a savepoint: a refusal leaves the rest of the step as it is.
    await context.tx.transaction((tx) =>
      setStatusFor({ ...context, tx }, application, status, one.lastReason ?? unsaid(status, one)),
    );
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

/** Where nobody gave a reason, what needs one is told by the workflow; what needs none is told without. */
const unsaid = (status: StatusSet, { name }: Case): string =>
  status === "rejected" || status === "changes_requested" ? inBoth(name) : "";

async function openTask(context: EventContext, one: Case, token: Token, node: TaskNode): Promise<Step> {
  const { assignee } = node;
  if (assignee === null) return { trouble: "nobody" };
  const people = await peopleFor(context.tx, one.row, assignee, node.not_by);
  if (people.length === 0) return { trouble: assignee.kind === "mentor" ? "no_mentor" : "nobody" };
  const { clock } = context.platform;
  const day = today(clock);
  const due = node.due_days === null ? null : addWorkingDays(day, node.due_days);
  const [only] = people.length === 1 ? people : [];
  const [task] = await context.tx
    .insert(tasks)
    .values({
      organization_id: one.row.organization_id,
      instance_id: one.row.id,
      token: token.id,
      node: node.id,
      kind: node.type,
      name: node.name,
      status: only === undefined ? "open" : "claimed",
      assign_kind: assignee.kind,
      assign_role: "role" in assignee ? assignee.role : null,
      assign_person: assignee.kind === "person" ? assignee.user_id : null,
      assignee_id: only ?? null,
      not_by: node.not_by,
      due_on: due,
      due_days: node.due_days,
      created_at: isoNow(clock),
    })
    .returning({ id: tasks.id });
  if (!task) throw new Error("A task was not written.");
  if (due !== null) await setClocks(context, one, { id: task.id, token: token.id, due, day }, node);
  await tellStory(context.tx, one, { kind: "task_opened", node: node.id, at: isoNow(clock) });
  const told = await withSubstitute(context.tx, one.row, people, { notBy: node.not_by, day });
  await tellAssigned(context, one, { id: task.id, name: node.name, isOffered: only === undefined }, told);
  return "waits";
}

async function setClocks(
  { tx }: EventContext,
  one: Case,
  { id: taskId, token, due, day }: { id: string; token: number; due: string; day: string },
  { remind_days, escalation }: TaskNode,
): Promise<void> {
  const clock = { taskId, token };
  const reminder = remind_days === null ? null : addWorkingDays(due, -remind_days);
  // A reminder of what was only just given is none.
  if (reminder !== null && workingDaysBetween(day, reminder) > 0) {
    await setTimer(tx, one, { ...clock, kind: "remind", day: reminder, hour: 9 });
  }
  await setTimer(tx, one, { ...clock, kind: "overdue", day: due, hour: 24 });
  if (escalation === null) return;
  await setTimer(tx, one, { ...clock, kind: "escalate", day: addWorkingDays(due, escalation.days), hour: 9 });
}
