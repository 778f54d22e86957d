import type { ApplicationPhase } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { OUTCOMES } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import type {
  InstanceDetail,
  InstanceFilters,
  InstancePage,
  InstanceQuery,
  WorkflowInstance,
} from "@kerkis/contract/workflows/instances/instances.schema.ts";
import { workingDaysBetween, workingDaysLeft } from "@kerkis/contract/core/time/working-days.ts";
import type { WorkflowDefinition, WorkflowNode } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";
import type { TaskState } from "@kerkis/contract/workflows/tasks/tasks.taxonomy.ts";
import { nodeOf as stepOf, type Flow } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { givenFiles } from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import { nameOf } from "#modules/identity/identity.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { today } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/db/db.ts";
import { containing } from "#platform/db/like.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { countOf } from "#platform/lists/count.ts";
import { descending, idKey, keysetList, timeKey } from "#platform/lists/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { dayOf } from "../processes/measures.reads.ts";
import { hidesApplicant } from "../engine/registration.reads.ts";
import { factsOf } from "../engine/facts.reads.ts";
import { outlookOfCase } from "../processes/outlook.reads.ts";
import { insteadOf } from "../tasks/tasks.reads.ts";
import { withoutAddresses } from "../templates/templates.reads.ts";
import { knownCase, runsWorkflows } from "../workflows.service.ts";
import {
  workflowEvents as events,
  workflowInstances as instances,
  workflowTasks as tasks,
  workflowTemplates as templates,
  workflowVersions as versions,
} from "../workflows.tables.ts";

const list = keysetList("workflow instances", {
  newest: descending(timeKey(instances.created_at), idKey(instances.id)),
});

/** Those who run workflows see the organization's cases but the ones about themselves as the applicant sees them; others their own. */
function seen(actor: Actor): SQL {
  if (runsWorkflows(actor)) return sql`${instances.organization_id} = ${actor.organizationId} and ${knownCase(actor)}`;
  return sql`${instances.submitter_id} = ${actor.userId}`;
}

const asked = (actor: Actor, { status, template, late_at, q }: InstanceFilters, day: string) =>
  and(
    seen(actor),
    status === undefined ? undefined : eq(instances.status, status),
    template === undefined ? undefined : eq(instances.template_id, template),
    late_at === undefined
      ? undefined
      : sql`${instances.status} in ('running', 'failed') and exists (select from ${tasks} where ${tasks.instance_id} = ${instances.id}
          and ${tasks.node} = ${late_at} and ${tasks.status} in ('open', 'claimed') and ${tasks.due_on} < ${day})`,
    q ? sql`${instances.search_folded} like kerkis_fold(${containing(q)})` : undefined,
  );

const columns = {
  id: instances.id,
  title: instances.title,
  workflow: templates.name,
  number: versions.number,
  status: instances.status,
  flow: instances.flow,
  definition: versions.definition,
  submitter: nameOf(instances.submitter_id),
  due_on: sql<string | null>`(select min(${tasks.due_on})::text from ${tasks}
    where ${tasks.instance_id} = ${instances.id} and ${tasks.status} in ('open', 'claimed'))`,
  created_at: instances.created_at,
  ended_at: instances.ended_at,
};

interface Standing {
  flow: Flow;
  definition: WorkflowDefinition;
  due_on: string | null;
}

/** Names of steps; those that have none, as where branches join, are left out. */
export const namesOf = (definition: WorkflowDefinition, steps: readonly string[]) =>
  steps.flatMap((step) => stepOf(definition, step)?.name ?? []).filter(({ el, en }) => el !== "" || en !== "");

/** Where a case stands, in the names of its steps. */
const standing = <Row extends Standing>({ flow, definition, ...row }: Row, day: string) => ({
  ...row,
  at: namesOf(
    definition,
    flow.tokens.map(({ node }) => node),
  ),
  is_overdue: row.due_on !== null && row.due_on < day,
});

/** Cases that the reader may see, the latest first. */
export async function instancePage(platform: Platform, actor: Actor, query: InstanceQuery): Promise<InstancePage> {
  const page = list.page(platform.cursors, query, `${actor.organizationId} ${actor.userId}`);
  const day = today(platform.clock);
  const rows = await platform.db
    .select({ ...columns, ...page.columns })
    .from(instances)
    .innerJoin(templates, eq(templates.id, instances.template_id))
    .innerJoin(versions, eq(versions.id, instances.version_id))
    .where(and(asked(actor, query, day), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, (row): WorkflowInstance => standing(row, day));
}

/** How many cases the filters let through. */
export const countInstances = ({ db, clock }: Platform, actor: Actor, filters: InstanceFilters) =>
  countOf(
    db,
    db
      .select({ one: sql`1` })
      .from(instances)
      .where(asked(actor, filters, today(clock))),
  );

/** Tasks and events of one case that are shown. */
const SHOWN_MAX = 300;

/** A case with its tasks and its story. @throws Refusal workflow.instance_not_found */
export async function instanceById(platform: Platform, actor: Actor, id: string): Promise<InstanceDetail> {
  const { db, clock } = platform;
  const [found] = await db
    .select({
      ...columns,
      template_id: instances.template_id,
      published: templates.published,
      organization_id: instances.organization_id,
      application_id: instances.application_id,
      reference: applications.reference,
      troubles: instances.troubles,
      submitter_id: instances.submitter_id,
      phase: applications.phase,
      limit: applications.due_on,
    })
    .from(instances)
    .leftJoin(applications, eq(applications.id, instances.application_id))
    .innerJoin(templates, eq(templates.id, instances.template_id))
    .innerJoin(versions, eq(versions.id, instances.version_id))
    .where(and(eq(instances.id, id), seen(actor)));
  if (!found) throw new Refusal("workflow.instance_not_found");
  const { submitter_id, phase, organization_id, limit, ...row } = found;
  // Nobody steps in where a case is about themselves, and sees who does what with it.
  const canManage = runsWorkflows(actor) && submitter_id !== actor.userId;
  const { definition, flow } = row;
  const day = today(clock);
  const [done, story, variables] = canManage
    ? await Promise.all([tasksOf(db, id, day), storyOf(db, id), variablesOf(db, { ...row, organization_id }, day)])
    : [[], [], []];
  const files = await filesOf(db, row.application_id, story);
  const { passed, ways } = await passedBy(db, id, flow);
  const { outlook, expected } = await outlookOfCase(
    db,
    { ...row, template: row.template_id, organization_id, limit, phase },
    day,
  );
  return {
    ...standing(row, day),
    expected: canManage ? expected : [],
    outlook: submitter_id === null ? null : outlook,
    variables,
    definition: canManage ? withoutAddresses(definition) : withoutPeople(definition),
    standing: flow.tokens.map(({ node }) => node),
    passed,
    ways: canManage ? ways : [],
    is_decided_apart: canManage && row.ended_at === null && isDecided(phase) && !hasDecided(definition, passed),
    troubles: canManage ? row.troubles.map(({ node, code }) => ({ node, code })) : [],
    tasks: done,
    timeline: story.map(({ id: event, kind, actor, from, to, at, node, details }) => ({
      id: event,
      kind,
      actor,
      from,
      to,
      at,
      node,
      name: (node === null ? undefined : stepOf(definition, node)?.name) ?? null,
      outcome: OUTCOMES.find((outcome) => outcome === details.outcome) ?? null,
      reason: details.reason ?? null,
      files: files.get(event) ?? [],
    })),
    can_manage: canManage,
  };
}

const isDecided = (phase: ApplicationPhase | null): boolean => phase === "approved" || phase === "rejected";

/** Whether a step of the case decided its application. */
const hasDecided = ({ nodes }: WorkflowDefinition, passed: readonly string[]): boolean =>
  nodes.some((node) => node.type === "set_status" && isDecided(node.status) && passed.includes(node.id));

/** A definition as whoever a case is about sees it: its steps and what is told of them, not who does them nor what they ask. */
const withoutPeople = ({ nodes, edges }: WorkflowDefinition): WorkflowDefinition => ({
  nodes: nodes.map(withoutPeopleOf),
  edges,
});

const SILENT = { el: "", en: "" };

function withoutPeopleOf(node: WorkflowNode): WorkflowNode {
  if (node.type === "notify") return { ...node, to: null, words: SILENT };
  if (node.type === "mail") return { ...node, to: null, subject: SILENT, words: SILENT };
  if (node.type === "webhook") return { ...node, url: "" };
  if (node.type === "create_event") return { ...node, title: SILENT };
  if (node.type === "condition") return { ...node, condition: null };
  if (!isTask(node)) return node;
  const task = { ...node, assignee: null, escalation: null, not_by: [] };
  if (task.type === "form") return { ...task, questions: [] };
  return task.type === "checklist" ? { ...task, items: [] } : task;
}

/** What conditions may ask of a case, without what is not known. */
async function variablesOf(
  db: Reader,
  row: { id: string; application_id: string | null; organization_id: string },
  day: string,
): Promise<InstanceDetail["variables"]> {
  return Object.entries(await factsOf(db, { row }, day)).flatMap(([fact, value]) => {
    if (value === null || value === undefined || value === "") return [];
    return { fact, value: typeof value === "object" ? [...value] : value };
  });
}

async function tasksOf(db: Reader, id: string, day: string): Promise<InstanceDetail["tasks"]> {
  const rows = await db
    .select({
      id: tasks.id,
      node: tasks.node,
      name: tasks.name,
      status: tasks.status,
      assignee: nameOf(sql`coalesce(${tasks.completed_by}, ${tasks.assignee_id})`),
      instead_of: insteadOf,
      due_on: tasks.due_on,
      completed_at: tasks.completed_at,
      from: dayOf(sql`${tasks.created_at}`),
      to: dayOf(sql`${tasks.completed_at}`),
    })
    .from(tasks)
    .where(eq(tasks.instance_id, id))
    .orderBy(sql`${tasks.id} desc`)
    .limit(SHOWN_MAX);
  return rows.map((row) => withDays(row, day));
}

interface Dated {
  status: TaskState;
  due_on: string | null;
  completed_at: string | null;
  from: string;
  to: string;
}

/** A task with how long it took and how much is left of it. */
function withDays<Row extends Dated>({ from, to, ...task }: Row, day: string) {
  const isOpen = task.status === "open" || task.status === "claimed";
  return {
    ...task,
    due_in: isOpen && task.due_on !== null ? workingDaysLeft(day, task.due_on) : null,
    days: workingDaysBetween(from, task.completed_at === null ? day : to),
  };
}

const storyOf = (db: Reader, id: string) =>
  db
    .select({
      id: events.id,
      kind: events.kind,
      node: events.node,
      actor: nameOf(events.actor_id),
      from: nameOf(sql`(${events.details} ->> 'from')::uuid`),
      to: nameOf(sql`(${events.details} ->> 'to')::uuid`),
      details: events.details,
      at: events.created_at,
    })
    .from(events)
    .where(eq(events.instance_id, id))
    .orderBy(sql`${events.id} desc`)
    .limit(SHOWN_MAX);

type Told = Awaited<ReturnType<typeof storyOf>>;

/** Files that came with what a case waited for: those that were attached since it began to wait. Where a round hides who applies, none. */
async function filesOf(db: Reader, applicationId: string | null, story: Told) {
  const came = story.filter(({ kind }) => kind === "arrived");
  const files = new Map<string, InstanceDetail["timeline"][number]["files"]>();
  if (applicationId === null || came.length === 0 || (await hidesApplicant(db, applicationId))) return files;
  const given = await givenFiles(db, applicationId);
  for (const { id, node, at } of came) {
    // The latest comes first.
    const since = story.find((event) => event.kind === "waiting" && event.node === node && event.at <= at)?.at;
    const brought = given.filter(({ created_at: then }) => since !== undefined && since <= then && then <= at);
    files.set(
      id,
      brought.map(({ id: file, name }) => ({ id: file, name })),
    );
  }
  return files;
}

/** Steps that are behind a case, or that it waits at, and the ways by which it went on. */
async function passedBy(db: Reader, id: string, { ended }: Flow): Promise<Pick<InstanceDetail, "passed" | "ways">> {
  const rows = await db
    .selectDistinct({
      node: events.node,
      kind: events.kind,
      outcome: sql<string | null>`${events.details} ->> 'outcome'`,
    })
    .from(events)
    .where(
      and(
        eq(events.instance_id, id),
        sql`${events.kind} in ('task_completed', 'task_expired', 'acted', 'waiting', 'arrived', 'skipped')`,
      ),
    );
  const passed = rows.flatMap(({ node, kind }) => (node === null || kind === "arrived" ? [] : node));
  const ways = rows.flatMap(({ node: from, kind, outcome }) => {
    const on = kind === "task_expired" ? "timeout" : kind === "arrived" ? "next" : outcome;
    const known = OUTCOMES.find((one) => one === on);
    return from === null || known === undefined ? [] : { from, on: known };
  });
  return { passed: [...new Set([...passed, ...(ended === null ? [] : [ended])])], ways };
}
