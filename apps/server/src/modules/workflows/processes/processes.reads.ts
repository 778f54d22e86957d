import { isTask, type WorkflowDefinition } from "@kerkis/contract/workflows/definition/definition.schema.ts";
import { stepOrder } from "@kerkis/contract/workflows/definition/order.policy.ts";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import {
  MEASURED_FROM,
  PERIODS,
  type Processes,
  type ProcessInput,
  type StepFigures,
} from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { nameOf } from "#modules/identity/identity.tables.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoIn, isoNow, today } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/db/db.ts";
import type { Platform } from "#platform/platform.ts";
import { knownCase, runScope } from "../workflows.service.ts";
import {
  workflowInstances as instances,
  workflowTasks as tasks,
  workflowTemplates as templates,
  workflowVersions as versions,
} from "../workflows.tables.ts";
import { caseTimes, quantile, stepDays } from "./measures.reads.ts";

const UNDER_WAY = ["running", "suspended", "failed"] as const;
const OPEN = ["open", "claimed"] as const;
/** So many workflows and people are shown. */
const SHOWN_MAX = 50;

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
  const moment = {
    day: today(clock),
    now: isoNow(clock),
    since: isoIn(clock, -PERIODS[input.period ?? "quarter"] * DAY_MS),
  };
  const [figures, byTemplate, people, weeks] = await Promise.all([
    totals(db, about, moment),
    templateFigures(db, about, moment),
    peopleFigures(db, about, moment.day),
    weeklyFlow(db, about, moment),
  ]);
  const shown = byTemplate.find(({ id }) => id === input.template) ?? (input.template ? undefined : byTemplate[0]);
  const steps = shown ? await stepFigures(db, about, shown.id, moment.day) : null;
  return {
    ...figures,
    templates: byTemplate,
    steps: shown && steps ? { template: shown.id, name: shown.name, steps } : null,
    people,
    weeks,
  };
}

type Moment = Record<"day" | "now" | "since", string>;

async function totals(db: Reader, about: SQL | undefined, { day, since }: Moment) {
  const [cases] = await db
    .select({
      running: sql<number>`count(*) filter (where ${inArray(instances.status, UNDER_WAY)})::int`,
      stuck: sql<number>`count(*) filter (where ${instances.status} = 'failed')::int`,
      started: sql<number>`count(*) filter (where ${instances.created_at} >= ${since}::timestamptz)::int`,
      finished: sql<number>`count(*) filter (where ${instances.status} = 'completed' and ${instances.ended_at} >= ${since}::timestamptz)::int`,
    })
    .from(instances)
    .where(about);
  const [done] = await db
    .select({
      overdue: sql<number>`count(*) filter (where ${inArray(tasks.status, OPEN)} and ${tasks.due_on} < ${day}
        and ${instances.status} in ('running', 'failed'))::int`,
      limited: sql<number>`count(*) filter (where ${tasks.completed_at} >= ${since}::timestamptz and ${tasks.due_on} is not null)::int`,
      in_time: sql<number>`count(*) filter (where ${tasks.completed_at} >= ${since}::timestamptz
        and (${tasks.completed_at} at time zone 'Europe/Athens')::date <= ${tasks.due_on})::int`,
    })
    .from(tasks)
    .innerJoin(instances, eq(instances.id, tasks.instance_id))
    .where(about);
  const { overdue, limited, in_time } = done ?? { overdue: 0, limited: 0, in_time: 0 };
  return {
    ...(cases ?? { running: 0, stuck: 0, started: 0, finished: 0 }),
    overdue,
    on_time: limited < MEASURED_FROM ? null : in_time / limited,
  };
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
    })
    .from(instances)
    .innerJoin(templates, eq(templates.id, instances.template_id))
    .where(about)
    .groupBy(templates.id)
    .orderBy(sql`${running} desc`, templates.id)
    .limit(SHOWN_MAX);
  const times = await caseTimes(db, about, since);
  return rows.map((row) => Object.assign(row, { median_days: quantile(times.get(row.id) ?? [], 0.5) }));
}

/** Steps of the version that new cases follow, with the cases of any version that wait there. */
async function stepFigures(
  db: Reader,
  about: SQL | undefined,
  templateId: string,
  day: string,
): Promise<StepFigures[]> {
  const of = and(about, eq(instances.template_id, templateId), inArray(instances.status, UNDER_WAY));
  const token = sql`jsonb_array_elements(${instances.flow} -> 'tokens') as token`;
  const [[version], waiting, late, days] = await Promise.all([
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
      .where(and(of, inArray(tasks.status, OPEN), sql`${tasks.due_on} < ${day}`))
      .groupBy(tasks.node),
    stepDays(db, templateId),
  ]);
  if (!version) return [];
  return shownSteps(version.definition).map((node) => ({
    node: node.id,
    name: node.name,
    waiting: waiting.find((row) => row.node === node.id)?.count ?? 0,
    overdue: late.find((row) => row.node === node.id)?.count ?? 0,
    median_days: quantile(days.get(node.id) ?? [], 0.5),
    due_days: isTask(node) ? node.due_days : null,
  }));
}

/** Steps that take time. */
const shownSteps = (definition: WorkflowDefinition) =>
  stepOrder(definition).filter((node) => isTask(node) || node.type === "wait");

const peopleFigures = (db: Reader, about: SQL | undefined, day: string): Promise<Processes["people"]> => {
  const open = sql<number>`count(*)::int`;
  return db
    .select({
      id: tasks.assignee_id,
      name: nameOf(tasks.assignee_id),
      open,
      overdue: sql<number>`count(*) filter (where ${tasks.due_on} < ${day})::int`,
    })
    .from(tasks)
    .innerJoin(instances, eq(instances.id, tasks.instance_id))
    .where(and(about, inArray(instances.status, ["running", "failed"]), inArray(tasks.status, OPEN)))
    .groupBy(tasks.assignee_id)
    .orderBy(sql`${open} desc`, sql`${tasks.assignee_id} nulls first`)
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
