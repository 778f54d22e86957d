import { addWorkingDays, workingDaysBetween } from "@kerkis/contract/core/time/working-days.ts";
import {
  isTask,
  type WorkflowDefinition,
  type WorkflowNode,
} from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { ACTION_KINDS } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { nodeOf, type Flow } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import {
  aheadOf,
  type Ahead,
  type Stand,
  type StepTimes,
} from "@kerkis/contract/workflows/definition/outlook.policy.ts";
import type { InstanceDetail } from "@kerkis/contract/workflows/instances/instances.schema.ts";
import type { Outlook } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import { today } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";
import {
  workflowEvents as events,
  workflowInstances as instances,
  workflowTasks as tasks,
  workflowTemplates as templates,
  workflowVersions as versions,
} from "../workflows.tables.ts";
import { dayOf, stepTimes } from "./measures.reads.ts";

/** What comes next for one's own application; null where no workflow takes care of it, or the application is another's. */
export const outlookOf = ({ db, clock }: Platform, { userId }: Actor, applicationId: string): Promise<Outlook | null> =>
  outlookFor({ db, day: today(clock) }, { applicationId, applicantId: userId });

/** The same as it stands on a day, for whoever applied. */
export async function outlookFor(
  { db, day }: { db: Reader; day: string },
  { applicationId, applicantId }: { applicationId: string; applicantId: string },
): Promise<Outlook | null> {
  const [one] = await db
    .select({
      id: instances.id,
      template: instances.template_id,
      status: instances.status,
      flow: instances.flow,
      workflow: templates.name,
      definition: versions.definition,
    })
    .from(instances)
    .innerJoin(templates, eq(templates.id, instances.template_id))
    .innerJoin(versions, eq(versions.id, instances.version_id))
    .where(and(eq(instances.application_id, applicationId), eq(instances.submitter_id, applicantId)))
    .orderBy(sql`${instances.created_at} desc`)
    .limit(1);
  return one ? (await outlookOfCase(db, one, day)).outlook : null;
}

/** A case as far as what comes next follows from it. */
interface CaseStanding {
  id: string;
  template: string;
  status: Outlook["status"];
  flow: Flow;
  workflow: LocalizedText;
  definition: WorkflowDefinition;
}

/** What comes next in a case, in the words of the applicant, and the days of every step that is ahead. */
export async function outlookOfCase(
  db: Reader,
  one: CaseStanding,
  day: string,
): Promise<{ outlook: Outlook; expected: InstanceDetail["expected"] }> {
  const [open, waits, passed, times] = await Promise.all([
    openTasks(db, one.id),
    waitsOf(db, one.id),
    passedSteps(db, one.id),
    stepTimes(db, one.template),
  ]);
  const stands = one.flow.tokens.map(({ node }): Stand => {
    const begun = (open.find((task) => task.node === node) ?? waits.find((wait) => wait.node === node))?.begun;
    return { node, since: begun === undefined ? 0 : workingDaysBetween(begun, day) };
  });
  const done = passed
    .filter((node) => !stands.some((stand) => stand.node === node))
    .flatMap((node) => nodeOf(one.definition, node) ?? []);
  const ahead = aheadOf(one.definition, stands, withDays(times, one.definition, day));
  // What stands still, is stuck or is over has no days.
  const isMoving = one.status === "running";
  const moving = isMoving ? day : null;
  return {
    outlook: {
      workflow: one.workflow,
      status: one.status,
      ...worded(done, ahead, moving),
      needed: isMoving ? neededIn(one.definition, ahead, { passed, day }) : null,
      late: isMoving ? await lateIn(db, one.id, open, day) : null,
    },
    expected: ahead.map(({ node, low, high }) => ({
      node: node.id,
      from: dayIn(low, moving),
      to: dayIn(high, moving),
    })),
  };
}

/** So many working days on, a day of the calendar; null where either is not known. */
const dayIn = (days: number | null, day: string | null): string | null =>
  days === null || day === null ? null : addWorkingDays(day, days);

/** What follows once a startup is submitted in the current organization; null where no workflow is published for it. */
export async function registrationOutlook(platform: Platform, actor: Actor): Promise<Outlook | null> {
  if (actor.organizationId === null) return null;
  const { db, clock } = platform;
  const [found] = await db
    .select({ id: templates.id, name: templates.name, definition: versions.definition })
    .from(templates)
    .innerJoin(versions, and(eq(versions.template_id, templates.id), eq(versions.number, templates.published)))
    .where(
      and(
        eq(templates.organization_id, actor.organizationId),
        eq(templates.trigger, "registration"),
        isNull(templates.archived_at),
      ),
    )
    .orderBy(templates.created_at)
    .limit(1);
  if (!found) return null;
  const ahead = aheadOf(
    found.definition,
    startOf(found.definition),
    withDays(await stepTimes(db, found.id), found.definition, today(clock)),
  );
  const steps = worded(
    [],
    ahead.map(({ node, low, high }) => ({ node, low, high, isHere: false })),
    today(clock),
  );
  return { workflow: found.name, status: "running", ...steps, needed: null, late: null };
}

/** Steps that wait for a day of the calendar: so many working days from today. */
function withDays(times: StepTimes, { nodes }: WorkflowDefinition, day: string): StepTimes {
  const known = new Map(times);
  for (const node of nodes) {
    if (node.type !== "wait_until" || node.day === null) continue;
    const until = Math.max(workingDaysBetween(day, node.day), 0);
    known.set(node.id, { low: until, high: until });
  }
  return known;
}

export const startOf = ({ nodes }: WorkflowDefinition): Stand[] =>
  nodes.filter(({ type }) => type === "start").map(({ id }) => ({ node: id, since: 0 }));

/** Steps that say something to the applicant, in plain words and days of the calendar; never who does them. */
function worded(
  done: readonly WorkflowNode[],
  ahead: readonly Ahead[],
  day: string | null,
): Pick<Outlook, "steps" | "decided"> {
  const on = (days: number | null) => dayIn(days, day);
  const end = ahead.find(({ node }) => node.type === "end");
  const decidedBy = on(end?.high ?? null);
  const steps = [
    ...done.map((node) => ({ node, state: "done" as const, from: null, to: null })),
    ...ahead.map(({ node, isHere, low, high }) => ({
      node,
      state: !isHere ? ("ahead" as const) : isActing(node) && day !== null ? ("done" as const) : ("here" as const),
      from: on(low),
      to: on(high),
    })),
  ];
  return {
    steps: steps
      .filter(({ node: { tells } }) => tells.el !== "" || tells.en !== "")
      .map(({ node, state, from, to }) => ({
        tells: { el: node.tells.el || node.tells.en, en: node.tells.en || node.tells.el },
        needs: state === "here" ? neededAt(node) : null,
        state,
        from,
        to,
      })),
    decided: decidedBy === null ? null : { from: on(end?.low ?? null), to: decidedBy },
  };
}

/** What a step needs from whoever applied. */
function neededAt(node: WorkflowNode): Outlook["steps"][number]["needs"] {
  if (isTask(node)) return node.assignee?.kind === "submitter" ? "task" : null;
  return node.type === "wait_for" && (node.event === "resubmitted" || node.event === "document") ? "application" : null;
}

/** What is needed from whoever applied where a case stands, whether or not the step says something to them. */
function neededIn(
  definition: WorkflowDefinition,
  ahead: readonly Ahead[],
  { passed, day }: { passed: readonly string[]; day: string },
): Outlook["needed"] {
  const step = ahead.find(({ node, isHere }) => isHere && neededAt(node) !== null);
  const what = step && neededAt(step.node);
  if (!what) return null;
  const asked = passed
    .flatMap((id) => nodeOf(definition, id) ?? [])
    .findLast(({ type }) => type === "request_document");
  const { el, en } = asked?.type === "request_document" ? asked.document : { el: "", en: "" };
  const isNamed = what === "application" && (el !== "" || en !== "");
  return { what, document: isNamed ? { el: el || en, en: en || el } : null, by: dayIn(step.high, day) };
}

/** How late the tasks of a case are that are open, and what those who do them were told since. */
async function lateIn(
  db: Reader,
  instanceId: string,
  open: readonly { node: string; begun: string; due: string | null }[],
  day: string,
): Promise<Outlook["late"]> {
  const late = open.flatMap(({ node, begun, due }) => (due !== null && due < day ? [{ node, begun, due }] : []));
  const [first] = late.toSorted((one, other) => one.due.localeCompare(other.due));
  if (!first) return null;
  const told = await db
    .selectDistinct({ kind: events.kind })
    .from(events)
    .where(
      and(
        eq(events.instance_id, instanceId),
        eq(events.node, first.node),
        inArray(events.kind, ["task_reminded", "task_escalated"]),
        sql`${dayOf(sql`${events.created_at}`)} >= ${first.begun}`,
      ),
    );
  const was = (kind: string) => told.some((one) => one.kind === kind);
  return {
    // What was due before a weekend is late on it by no working day yet.
    days: Math.max(workingDaysBetween(first.due, day), 1),
    done: was("task_escalated") ? "escalated" : was("task_reminded") ? "reminded" : null,
  };
}

/** Steps that are done as one comes to them: where a case stands at one, it is just being done. */
const isActing = ({ type }: WorkflowNode): boolean =>
  type !== "webhook" && ACTION_KINDS.some((action) => action === type);

const openTasks = (db: Reader, instanceId: string) =>
  db
    .select({ node: tasks.node, begun: dayOf(sql`${tasks.created_at}`), due: tasks.due_on })
    .from(tasks)
    .where(and(eq(tasks.instance_id, instanceId), inArray(tasks.status, ["open", "claimed"])));

/** Since when a case has waited at steps that nobody does. */
const waitsOf = (db: Reader, instanceId: string) =>
  db
    .select({ node: events.node, begun: dayOf(sql`max(${events.created_at})`) })
    .from(events)
    .where(and(eq(events.instance_id, instanceId), eq(events.kind, "waiting")))
    .groupBy(events.node);

/** Steps that a case was at, in the order in which it first came there or did them. */
async function passedSteps(db: Reader, instanceId: string): Promise<string[]> {
  const rows = await db
    .select({ node: sql<string>`${events.node}` })
    .from(events)
    .where(
      and(
        eq(events.instance_id, instanceId),
        inArray(events.kind, ["task_completed", "task_expired", "acted", "waiting", "skipped"]),
        sql`${events.node} is not null`,
      ),
    )
    .groupBy(events.node)
    .orderBy(sql`min(${events.id}::text)`);
  return rows.map(({ node }) => node);
}
