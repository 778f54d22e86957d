import type { WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { isTask } from "@kerkis/contract/workflows/definition/tasks.policy.ts";
import type { NodeKind } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { aheadOf } from "@kerkis/contract/workflows/definition/outlook.policy.ts";
import { stepOrder } from "@kerkis/contract/workflows/definition/order.policy.ts";
import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import {
  type Processes,
  type ProcessInput,
  type StepFigures,
} from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { MEASURED_FROM, PERIODS } from "@kerkis/contract/workflows/processes/processes.taxonomy.ts";
import { and, eq, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import { nameOf } from "#modules/identity/identity.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoIn, isoNow, today } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";
import { knownCase, runScope } from "../workflows.service.ts";
import {
  workflowAbsences as absences,
  workflowInstances as instances,
  workflowTasks as tasks,
  workflowTemplates as templates,
  workflowVersions as versions,
} from "../workflows.tables.ts";
import { startOf } from "./outlook.reads.ts";
import { caseTimes, courseOf, quantile, stepDays } from "./measures.reads.ts";

const UNDER_WAY = ["running", "suspended", "failed"] as const;
const OPEN = ["open", "claimed"] as const;
/** So many workflows and people are shown. */
const SHOWN_MAX = 50;
/** So many steps are named of each person. */
const STEPS_MAX = 2;

/**
 * How the organization's cases go. Cases about the reader are in none of the figures: who is late with them is not theirs to see.
 * @throws Refusal auth.forbidden, org.not_member
 */
export async function processesOf(platform: Platform, actor: Actor, input: ProcessInput): Promise<Processes> {
  const { organizationId } = runScope(actor);
  const { db, clock } = platform;
  const about = and(
    eq(instances.organization_id, organizationId),
    sql`${instances.submitter_id} is distinct from ${actor.userId}`,
    knownCase(actor),
  );
  const period = PERIODS[input.period ?? "quarter"] * DAY_MS;
  const moment = {
    day: today(clock),
    now: isoNow(clock),
    lately: isoIn(clock, -7 * DAY_MS),
    since: isoIn(clock, -period),
    before: isoIn(clock, -2 * period),
  };
  const late = and(
    about,
    eq(tasks.organization_id, organizationId),
    inArray(instances.status, ["running", "failed"]),
    inArray(tasks.status, OPEN),
    sql`${tasks.due_key} < ${moment.day}`,
  );
  const [figures, overdue, byTemplate, people, weeks] = await Promise.all([
    totals(db, about, moment),
    lateFigures(db, late),
    templateFigures(db, about, moment),
    peopleFigures(db, about, moment.day),
    weeklyFlow(db, about, moment),
  ]);
  const shown = byTemplate.find(({ id }) => id === input.template) ?? (input.template ? undefined : byTemplate[0]);
  const steps = shown ? await stepFigures(db, { about, late }, shown.id, moment.day) : null;
  return {
    ...figures,
    ...overdue,
    templates: byTemplate,
    steps: shown && steps ? { template: shown.id, name: shown.name, steps } : null,
    people,
    weeks,
  };
}

type Moment = Record<"day" | "now" | "lately" | "since" | "before", string>;

async function totals(db: Reader, about: SQL | undefined, { lately, since, before }: Moment) {
  const [cases] = await db
    .select({
      running: sql<number>`count(*) filter (where ${inArray(instances.status, UNDER_WAY)})::int`,
      stuck: sql<number>`count(*) filter (where ${instances.status} = 'failed')::int`,
      started_lately: sql<number>`count(*) filter (where ${instances.created_at} >= ${lately}::timestamptz)::int`,
      started: sql<number>`count(*) filter (where ${instances.created_at} >= ${since}::timestamptz)::int`,
      finished: sql<number>`count(*) filter (where ${instances.status} = 'completed' and ${instances.ended_at} >= ${since}::timestamptz)::int`,
    })
    .from(instances)
    .where(about);
  const isLate = sql`(${tasks.completed_at} at time zone 'Europe/Athens')::date > ${tasks.due_on}`;
  const isNow = sql`${tasks.completed_at} >= ${since}::timestamptz`;
  const [done] = await db
    .select({
      limited: sql<number>`count(*) filter (where ${isNow})::int`,
      late: sql<number>`count(*) filter (where ${isNow} and ${isLate})::int`,
      limited_before: sql<number>`count(*) filter (where not ${isNow})::int`,
      late_before: sql<number>`count(*) filter (where not ${isNow} and ${isLate})::int`,
    })
    .from(tasks)
    .innerJoin(instances, eq(instances.id, tasks.instance_id))
    .where(and(about, sql`${tasks.completed_at} >= ${before}::timestamptz`, isNotNull(tasks.due_on)));
  return {
    ...(cases ?? { running: 0, stuck: 0, started: 0, started_lately: 0, finished: 0 }),
    on_time: partInTime(done?.limited ?? 0, done?.late ?? 0),
    on_time_before: partInTime(done?.limited_before ?? 0, done?.late_before ?? 0),
  };
}

const partInTime = (all: number, late: number): number | null => (all < MEASURED_FROM ? null : (all - late) / all);

/** How many tasks are late, and the step that most of them are of. */
async function lateFigures(db: Reader, late: SQL | undefined): Promise<Pick<Processes, "overdue" | "late_step">> {
  const [most] = await db
    .select({
      name: tasks.name,
      overdue: sql<number>`count(*)::int`,
      all: sql<number>`(sum(count(*)) over ())::int`,
    })
    .from(tasks)
    .innerJoin(instances, eq(instances.id, tasks.instance_id))
    .where(late)
    .groupBy(tasks.name)
    .orderBy(sql`2 desc`, tasks.name)
    .limit(1);
  return most
    ? { overdue: most.all, late_step: { name: most.name, overdue: most.overdue } }
    : { overdue: 0, late_step: null };
}

async function templateFigures(
  db: Reader,
  about: SQL | undefined,
  { day, since }: Moment,
): Promise<Processes["templates"]> {
  const running = sql<number>`count(*) filter (where ${inArray(instances.status, UNDER_WAY)})::int`;
  const rows = await db
    .select({
      id: templates.id,
      name: templates.name,
      number: templates.published,
      running,
      overdue: sql<number>`count(*) filter (where ${instances.status} in ('running', 'failed') and exists (select from ${tasks}
        where ${tasks.instance_id} = ${instances.id} and ${inArray(tasks.status, OPEN)} and ${tasks.due_on} < ${day}))::int`,
      finished: sql<number>`count(*) filter (where ${instances.status} = 'completed' and ${instances.ended_at} >= ${since}::timestamptz)::int`,
      definition: sql<WorkflowDefinition | null>`(select ${versions.definition} from ${versions}
        where ${versions.template_id} = ${templates.id} and ${versions.number} = ${templates.published})`,
    })
    .from(instances)
    .innerJoin(templates, eq(templates.id, instances.template_id))
    .where(about)
    .groupBy(templates.id)
    .orderBy(sql`${running} desc`, templates.id)
    .limit(SHOWN_MAX);
  const times = await caseTimes(db, about, since);
  return rows.map(({ definition, ...row }) => {
    const took = times.get(row.id) ?? [];
    return Object.assign(row, {
      median_days: quantile(took, 0.5),
      target_days: definition && wholeLimit(definition),
      trend: courseOf(took),
    });
  });
}

/** How long the steps may take on the way to the end; null where one of them has no limit. */
function wholeLimit(definition: WorkflowDefinition): number | null {
  const highs = aheadOf(definition, startOf(definition), new Map()).map(({ high }) => high);
  return highs.reduce((most, high) => (most === null || high === null ? null : Math.max(most, high)), 0);
}

/** Steps of the version that new cases follow, with the cases of any version that wait there. */
async function stepFigures(
  db: Reader,
  { about, late: isLate }: Record<"about" | "late", SQL | undefined>,
  templateId: string,
  day: string,
): Promise<StepFigures[]> {
  const of = and(about, eq(instances.template_id, templateId), inArray(instances.status, UNDER_WAY));
  const token = sql`jsonb_array_elements(${instances.flow} -> 'tokens') as token`;
  const [[version], waiting, late, absent, days] = await Promise.all([
    db
      .select({ definition: versions.definition })
      .from(versions)
      .innerJoin(templates, and(eq(templates.id, versions.template_id), eq(templates.published, versions.number)))
      .where(eq(templates.id, templateId)),
    db
      .select({ node: sql<string>`token ->> 'node'`, count: sql<number>`count(distinct ${instances.id})::int` })
      .from(sql`${instances} cross join lateral ${token}`)
      .where(of)
      .groupBy(sql`1`),
    db
      .select({ node: tasks.node, count: sql<number>`count(distinct ${instances.id})::int` })
      .from(tasks)
      .innerJoin(instances, eq(instances.id, tasks.instance_id))
      .where(and(isLate, eq(instances.template_id, templateId)))
      .groupBy(tasks.node),
    db
      .selectDistinctOn([tasks.node], {
        node: tasks.node,
        id: absences.user_id,
        name: nameOf(absences.user_id),
        until: absences.until_on,
        substitute: nameOf(absences.substitute_id),
      })
      .from(tasks)
      .innerJoin(instances, eq(instances.id, tasks.instance_id))
      .innerJoin(absences, and(eq(absences.user_id, tasks.assignee_id), isAway(day)))
      .where(and(isLate, eq(instances.template_id, templateId)))
      .groupBy(tasks.node, absences.id)
      .orderBy(tasks.node, sql`count(*) desc`, absences.id),
    stepDays(db, templateId),
  ]);
  if (!version) return [];
  return shownSteps(version.definition).map((node) => ({
    node: node.id,
    name: node.name,
    waiting: waiting.find((row) => row.node === node.id)?.count ?? 0,
    overdue: late.find((row) => row.node === node.id)?.count ?? 0,
    median_days: quantile(days.get(node.id) ?? [], 0.5),
    due_days: isTask(node) ? node.due_days : node.type === "wait_for" ? node.limit_days : null,
    away: awayAt(absent.find((row) => row.node === node.id)),
  }));
}

/** An absence in the task's organization that a day is within. */
const isAway = (day: string): SQL | undefined =>
  and(
    eq(absences.organization_id, tasks.organization_id),
    sql`${day}::date between ${absences.from_on} and ${absences.until_on}`,
  );

const awayAt = (row: { id: string; name: string | null; until: string; substitute: string | null } | undefined) =>
  row ? { id: row.id, name: row.name ?? "", until: row.until, substitute: row.substitute ?? "" } : null;

const WAITS: ReadonlySet<NodeKind> = new Set(["wait", "wait_until", "wait_for"]);

/** Steps that take time. */
const shownSteps = (definition: WorkflowDefinition) =>
  stepOrder(definition).filter((node) => isTask(node) || WAITS.has(node.type));

/** Who holds how many open tasks, and of which steps. */
const peopleFigures = (db: Reader, about: SQL | undefined, day: string): Promise<Processes["people"]> => {
  const held = db
    .select({
      organization_id: tasks.organization_id,
      assignee_id: tasks.assignee_id,
      name: tasks.name,
      open: sql<number>`count(*)`.as("open"),
      overdue: sql<number>`count(*) filter (where ${tasks.due_on} < ${day})`.as("overdue"),
    })
    .from(tasks)
    .innerJoin(instances, eq(instances.id, tasks.instance_id))
    .where(and(about, inArray(instances.status, ["running", "failed"]), inArray(tasks.status, OPEN)))
    .groupBy(tasks.organization_id, tasks.assignee_id, tasks.name)
    .as("held");
  const open = sql<number>`sum(${held.open})::int`;
  return db
    .select({
      id: held.assignee_id,
      name: nameOf(held.assignee_id),
      open,
      overdue: sql<number>`sum(${held.overdue})::int`,
      steps: sql<
        LocalizedText[]
      >`to_jsonb((array_agg(${held.name} order by ${held.open} desc, ${held.name}))[1:${sql.raw(String(STEPS_MAX))}])`,
      away_until: sql<
        string | null
      >`(select ${absences.until_on}::text from ${absences} where ${absences.user_id} = ${held.assignee_id}
        and ${absences.organization_id} = ${held.organization_id} and ${day}::date between ${absences.from_on} and ${absences.until_on})`,
    })
    .from(held)
    .groupBy(held.organization_id, held.assignee_id)
    .orderBy(sql`${open} desc`, sql`${held.assignee_id} nulls first`)
    .limit(SHOWN_MAX);
};

/** How many began and how many came to their end in each week, by the calendar of Athens. */
async function weeklyFlow(db: Reader, about: SQL | undefined, { now, since }: Moment): Promise<Processes["weeks"]> {
  const week = (at: SQL) => sql`date_trunc('week', ${at} at time zone 'Europe/Athens')`;
  const counted = (at: SQL, only: SQL) =>
    db
      .select({ day: sql<string>`to_char(${week(at)}, 'YYYY-MM-DD')`, count: sql<number>`count(*)::int` })
      .from(instances)
      .where(and(about, sql`${at} >= ${since}::timestamptz`, only))
      .groupBy(sql`1`);
  const [{ rows }, started, finished] = await Promise.all([
    db.execute<{ day: string }>(sql`select to_char(week, 'YYYY-MM-DD') as day
      from generate_series(${week(sql`${since}::timestamptz`)}, ${week(sql`${now}::timestamptz`)}, interval '7 days') as week`),
    counted(sql`${instances.created_at}`, sql`true`),
    counted(sql`${instances.ended_at}`, sql`${instances.status} = 'completed'`),
  ]);
  const of = (counts: typeof started, day: string) => counts.find((row) => row.day === day)?.count ?? 0;
  return rows.map(({ day }) => ({ day, started: of(started, day), finished: of(finished, day) }));
}
