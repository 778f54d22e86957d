import { closeHoliday, workingDaysLeft } from "@kerkis/contract/core/time/working-days.ts";
import type { TaskDetail, TaskFilters, TaskPage, TaskQuery } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { WAYS_OUT } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";
import { nodeOf as stepOf } from "@kerkis/contract/workflows/definition/flow.policy.ts";
import { TASK_OUTCOMES } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { and, desc, eq, isNull, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import { isHiddenFrom, knownAmong } from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import { nameOf, type profiles } from "#modules/identity/identity.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { today, type Clock } from "#platform/clock/clock.ts";
import { containing } from "#platform/db/like.ts";
import type { Reader } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { ascending, idKey, keysetList, textKey } from "#platform/lists/keyset.ts";
import type { Platform } from "#platform/platform.ts";
import { awayFor } from "../absences/absences.reads.ts";
import type { Case, TaskRow } from "../engine/engine.repo.ts";
import { knownCase, offersTo, runsWorkflows } from "../workflows.service.ts";
import {
  workflowComments as comments,
  workflowInstances as instances,
  workflowPostponements as postponements,
  workflowTasks as tasks,
  workflowTemplates as templates,
  workflowVersions as versions,
} from "../workflows.tables.ts";

const list = keysetList("workflow tasks", { due: ascending(textKey(sql`${tasks.due_key}::text`), idKey(tasks.id)) });

/** Tasks that this person may take where they work: offered to them, of a case that is not their own, and not kept apart from what they did. */
function availableTo(actor: Actor): SQL {
  const { organizationId, userId } = actor;
  if (organizationId === null) return sql`false`;
  const offers = offersTo(actor, organizationId).map(({ assign_kind, assign_role }) =>
    and(eq(tasks.assign_kind, assign_kind), assign_role === null ? undefined : eq(tasks.assign_role, assign_role)),
  );
  return (
    and(
      eq(tasks.organization_id, organizationId),
      eq(tasks.status, "open"),
      or(...offers) ?? sql`false`,
      sql`${instances.submitter_id} is distinct from ${userId}`,
      sql`not ${keptApart(userId)}`,
    ) ?? sql`false`
  );
}

/** The person did a step of the case whose doer keeps away from this one. */
export const keptApart = (userId: string | typeof profiles.id): SQL => sql`exists (select from workflow_tasks earlier
  where earlier.instance_id = ${tasks.instance_id} and earlier.completed_by = ${userId} and earlier.node = any(${tasks.not_by}))`;

const own = ({ userId }: Actor): SQL | undefined => and(eq(tasks.assignee_id, userId), eq(tasks.status, "claimed"));

/**
 * Tasks that this person handed to others of the organization where they work and who have them still. They are none of theirs any more:
 * not to be done, and not of a case about themselves.
 */
function givenBy({ organizationId, userId, memberships }: Actor): SQL {
  if (!memberships.some((membership) => membership.organizationId === organizationId)) return sql`false`;
  return (
    and(
      eq(tasks.given_by, userId),
      eq(tasks.organization_id, organizationId ?? ""),
      eq(tasks.status, "claimed"),
      ne(tasks.assignee_id, userId),
      sql`${instances.submitter_id} is distinct from ${userId}`,
    ) ?? sql`false`
  );
}

/** A task of someone who is away and for whom the reader stands in: if what they did before lets them do it. */
function standsInFor(actor: Actor, day: string): SQL {
  const { organizationId, userId } = actor;
  if (organizationId === null) return sql`false`;
  return (
    and(
      sql`${tasks.assignee_id} = any(array(${awayFor({ organizationId, userId }, day)}))`,
      eq(tasks.organization_id, organizationId),
      eq(tasks.status, "claimed"),
      sql`${tasks.assign_kind} <> 'submitter'`,
      sql`${instances.submitter_id} is distinct from ${userId}`,
      sql`not ${keptApart(userId)}`,
    ) ?? sql`false`
  );
}

/**
 * Said once of a statement, for all that is in it: what it takes to plan is most of what it costs. One's own tasks are in the list
 * wherever they are; in another organization too a conflict of interest takes them out of sight.
 */
const known = (actor: Actor): SQL =>
  sql`case when ${tasks.organization_id} = ${actor.organizationId} then ${knownCase(actor)} else ${knownElsewhere(actor)} end`;

/** What came to someone as the applicant's mentor is theirs whatever keeps them from judging the application. */
const asMentor = ({ userId }: Actor): SQL | undefined =>
  and(
    eq(tasks.assign_kind, "mentor"),
    isNull(tasks.given_by),
    or(eq(tasks.assignee_id, userId), eq(tasks.completed_by, userId)),
  );

const knownElsewhere = ({ userId, organizationId }: Actor): SQL =>
  sql`(${instances.application_id} is null or ${instances.submitter_id} = ${userId} or ${knownAmong(
    sql`${instances.application_id}`,
    userId,
    sql`select held.application_id from workflow_instances held join workflow_tasks own on own.instance_id = held.id
      where (own.assignee_id = ${userId} or own.completed_by = ${userId}) and own.organization_id is distinct from ${organizationId}`,
  )})`;

/** Of whoever may see a case, its tasks may be looked at; the rest is for those whom a task reaches. Their interests are asked before. */
function reaches(actor: Actor, day: string): SQL | undefined {
  const runs = runsWorkflows(actor) && actor.organizationId !== null;
  return or(
    or(eq(tasks.assignee_id, actor.userId), eq(tasks.completed_by, actor.userId)),
    availableTo(actor),
    standsInFor(actor, day),
    runs
      ? and(
          eq(tasks.organization_id, actor.organizationId ?? ""),
          sql`${instances.submitter_id} is distinct from ${actor.userId}`,
        )
      : undefined,
  );
}

/** Tasks that someone's filters let through on a day, of those that are theirs to see in their list. */
export function asked(actor: Actor, { view, q, template }: TaskFilters, day: string): SQL | undefined {
  const done = and(eq(tasks.completed_by, actor.userId), eq(tasks.status, "completed"));
  const mine = or(own(actor), standsInFor(actor, day));
  const views = { mine, available: availableTo(actor), given: givenBy(actor), done };
  return and(
    // A case that stands still asks nothing of anybody.
    view === "done" ? undefined : inArray(instances.status, ["running", "failed"]),
    view ? views[view] : or(mine, availableTo(actor)),
    or(known(actor), asMentor(actor)),
    template === undefined ? undefined : eq(instances.template_id, template),
    q ? sql`${instances.search_folded} like kerkis_fold(${containing(q)})` : undefined,
  );
}

const columns = {
  id: tasks.id,
  kind: tasks.kind,
  name: tasks.name,
  status: tasks.status,
  instance: { id: instances.id, title: instances.title },
  mark: {
    seed: sql<string>`coalesce((select coalesce(about.startup_id, about.investor_id, about.id) from ${applications} about
      where about.id = ${instances.application_id}), ${instances.id})`,
    logo_url: sql<
      string | null
    >`(select about.answers ->> 'logo_url' from ${applications} about where about.id = ${instances.application_id})`,
  },
  workflow: templates.name,
  assignee_id: tasks.assignee_id,
  assignee_name: nameOf(tasks.assignee_id),
  due_on: tasks.due_on,
  due_days: tasks.due_days,
  created_at: tasks.created_at,
  completed_at: tasks.completed_at,
};
const columnsFor = (actor: Actor, day: string) => ({
  ...columns,
  is_substitute: sql<boolean>`coalesce(${standsInFor(actor, day)}, false)`,
  given_at: sql<string | null>`(case when ${givenBy(actor)} then ${tasks.given_at} end)`.mapWith(tasks.given_at),
  put_off_until: sql<string | null>`(select later.until_on::text from ${postponements} later
    where later.user_id = ${actor.userId} and later.task_id = ${tasks.id} and later.until_on > ${day}::date and ${tasks.due_key} >= ${day}::date)`,
  sees_case: runsWorkflows(actor)
    ? sql<boolean>`${tasks.organization_id} = ${actor.organizationId} or coalesce(${instances.submitter_id} = ${actor.userId}, false)`
    : sql<boolean>`coalesce(${instances.submitter_id} = ${actor.userId}, false)`,
});
interface ShownColumns {
  assignee_id: string | null;
  assignee_name: string | null;
  due_on: string | null;
}
/** A row as it is shown on a day. */
const shown = <Row extends ShownColumns>({ assignee_id, assignee_name, ...row }: Row, day: string) => ({
  ...row,
  due_in: row.due_on === null ? null : workingDaysLeft(day, row.due_on),
  is_overdue: row.due_on !== null && row.due_on < day,
  after_holiday: row.due_on === null ? null : closeHoliday(day, row.due_on),
  assignee: assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? "" },
});

/** One's own tasks and those that one may claim, by the day they are due. */
export async function taskPage(platform: Platform, actor: Actor, query: TaskQuery): Promise<TaskPage> {
  const page = list.page(platform.cursors, query, `${actor.organizationId} ${actor.userId}`);
  const day = today(platform.clock);
  const rows = await platform.db
    .select({ ...columnsFor(actor, day), ...page.columns })
    .from(tasks)
    .innerJoin(instances, eq(instances.id, tasks.instance_id))
    .innerJoin(templates, eq(templates.id, instances.template_id))
    .where(and(asked(actor, query, day), page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.of(rows, (row) => shown(row, day));
}

interface About {
  application_id: string | null;
  submitter_id: string | null;
}

/**
 * Whom a conflict of interest keeps from an application finds no task of its case but their own as its applicant's mentor.
 * @throws Refusal workflow.task_not_found
 */
export async function refuseHidden(db: Reader, actor: Actor, id: string, about: About | undefined): Promise<void> {
  if (!about?.application_id || about.submitter_id === actor.userId) return;
  if (!(await isHiddenFrom(db, about.application_id, actor.userId))) return;
  const found = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.id, id), asMentor(actor)));
  if (found.length === 0) throw new Refusal("workflow.task_not_found");
}

const aboutOf = (db: Reader, id: string) =>
  db
    .select({ application_id: instances.application_id, submitter_id: instances.submitter_id })
    .from(tasks)
    .innerJoin(instances, eq(instances.id, tasks.instance_id))
    .where(eq(tasks.id, id));

export type TaskPowers = Pick<TaskDetail, "can" | "questions" | "outcomes">;

/**
 * What someone can do with a task that was locked with its case; of what they hold themselves it is known by the rows.
 * @throws Refusal workflow.task_not_found
 */
export async function powersOver(
  db: Reader,
  clock: Clock,
  actor: Actor,
  { one, task }: { one: Case; task: TaskRow },
): Promise<TaskPowers> {
  if (task.status !== "claimed" || task.assignee_id !== actor.userId) return taskById(db, clock, actor, task.id);
  const isKeptApart = task.not_by.length > 0 && (await isKeptFrom(db, actor.userId, task.id));
  const isMoving = one.row.status === "running" || one.row.status === "failed";
  return { ...asksOf(one.definition, task.node), can: ofHolder(task.assign_kind, isMoving, isKeptApart) };
}

/** Whether someone did a step of the case whose doer keeps away from this task. */
export async function isKeptFrom(db: Reader, userId: string, id: string): Promise<boolean> {
  const found = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.id, id), keptApart(userId)));
  return found.length > 0;
}

/** What whoever holds a task can do with it. */
function ofHolder(kind: TaskRow["assign_kind"], isMoving: boolean, isKeptApart: boolean): TaskDetail["can"] {
  return {
    claim: false,
    release: isMoving && !PERSONAL.has(kind),
    complete: isMoving && !isKeptApart,
    delegate: isMoving && kind !== "submitter",
    four_eyes: isKeptApart,
  };
}

/** What a super admin who works as someone can do with their tasks. */
const NOTHING: TaskDetail["can"] = {
  claim: false,
  release: false,
  complete: false,
  delegate: false,
  four_eyes: false,
};

/** What is for one person alone goes back to nobody. */
const PERSONAL: ReadonlySet<TaskRow["assign_kind"]> = new Set(["person", "submitter", "mentor"]);

/** A task with what it asks. @throws Refusal workflow.task_not_found */
export async function taskById(db: Reader, clock: Clock, actor: Actor, id: string): Promise<TaskDetail> {
  const day = today(clock);
  const [about] = await aboutOf(db, id);
  await refuseHidden(db, actor, id, about);
  const [found] = await db
    .select({
      ...columnsFor(actor, day),
      node: tasks.node,
      answers: tasks.answers,
      assign_kind: tasks.assign_kind,
      definition: versions.definition,
      application_id: instances.application_id,
      is_moving: sql<boolean>`${instances.status} in ('running', 'failed')`,
      is_available: sql<boolean>`coalesce(${availableTo(actor)}, false)`,
      is_kept_apart: sql<boolean>`${keptApart(actor.userId)}`,
    })
    .from(tasks)
    .innerJoin(instances, eq(instances.id, tasks.instance_id))
    .innerJoin(templates, eq(templates.id, instances.template_id))
    .innerJoin(versions, eq(versions.id, instances.version_id))
    .where(and(eq(tasks.id, id), reaches(actor, day)));
  if (!found) throw new Refusal("workflow.task_not_found");
  const { node, definition, assign_kind, is_moving, is_available, is_kept_apart, ...row } = found;
  const isOwn = row.status === "claimed" && row.assignee_id === actor.userId;
  return {
    ...shown(row, day),
    ...asksOf(definition, node),
    before: await doneBefore(db, row.instance.id, id),
    comments: await commentsOn(db, id),
    can:
      actor.impersonatorId !== null
        ? NOTHING
        : isOwn
          ? ofHolder(assign_kind, is_moving, is_kept_apart)
          : {
              ...NOTHING,
              claim: is_available && is_moving,
              complete: row.is_substitute && is_moving,
              four_eyes: is_kept_apart,
            },
  };
}

/** What a step asks, and how it can end. */
function asksOf(definition: WorkflowDefinition, id: string): Pick<TaskDetail, "questions" | "outcomes"> {
  const node = stepOf(definition, id);
  if (!node || !isTask(node)) return { questions: [], outcomes: [] };
  const { must, may } = WAYS_OUT[node.type];
  const leads = new Set(definition.edges.filter(({ from }) => from === id).map(({ on }) => on));
  const outcomes = TASK_OUTCOMES.filter((one) => must.includes(one) || (may.includes(one) && leads.has(one)));
  if (node.type === "form") return { questions: node.questions, outcomes };
  if (node.type !== "checklist") return { questions: [], outcomes };
  return {
    questions: node.items.map(({ name, label }) => ({ name, label, type: "tick", is_required: true })),
    outcomes,
  };
}

/** For whom someone else did a task, standing in. */
export const insteadOf = nameOf(
  sql`(case when ${tasks.completed_by} <> ${tasks.assignee_id} then ${tasks.assignee_id} end)`,
);

const doneBefore = (db: Reader, instanceId: string, taskId: string): Promise<TaskDetail["before"]> =>
  db
    .select({
      id: tasks.id,
      name: tasks.name,
      by: nameOf(tasks.completed_by),
      instead_of: insteadOf,
      outcome: tasks.outcome,
      reason: tasks.reason,
      at: sql<string>`${tasks.completed_at}`.mapWith(tasks.completed_at),
    })
    .from(tasks)
    .where(and(eq(tasks.instance_id, instanceId), eq(tasks.status, "completed"), sql`${tasks.id} <> ${taskId}`))
    .orderBy(tasks.completed_at)
    .limit(100);

/** The newest, the last one at the end. */
async function commentsOn(db: Reader, taskId: string): Promise<TaskDetail["comments"]> {
  const newest = await db
    .select({ id: comments.id, author: nameOf(comments.author_id), text: comments.text, at: comments.created_at })
    .from(comments)
    .where(eq(comments.task_id, taskId))
    .orderBy(desc(comments.id))
    .limit(200);
  return newest.toReversed();
}
