import { workingDaysBetween } from "@kerkis/contract/core/time/working-days.ts";
import type { StepTime } from "@kerkis/contract/workflows/definition/outlook.policy.ts";
import { MEASURED_FROM } from "@kerkis/contract/workflows/processes/processes.taxonomy.ts";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Reader } from "#platform/db/db.ts";
import { workflowInstances as instances, workflowTasks as tasks } from "../workflows.tables.ts";

/** So many of the latest are measured of each workflow. */
const MEASURED_MAX = 200;

/** The day of a moment in Athens. */
export const dayOf = (moment: SQL | typeof tasks.created_at | typeof instances.ended_at): SQL<string> =>
  sql<string>`(${moment} at time zone 'Europe/Athens')::date::text`;

/** The value below which a part of them lies; null while they are too few. */
export function quantile(values: readonly number[], part: number): number | null {
  if (values.length < MEASURED_FROM) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * part)] ?? null;
}

/** So many points a course has at most. */
const POINTS_MAX = 6;

/** Medians of values in the order of their time, of as many each as say something; empty where that is fewer than two. */
export function courseOf(values: readonly number[]): number[] {
  const points = Math.min(POINTS_MAX, Math.floor(values.length / MEASURED_FROM));
  if (points < 2) return [];
  const size = values.length / points;
  return Array.from({ length: points }, (_, index) =>
    quantile(values.slice(Math.round(index * size), Math.round((index + 1) * size)), 0.5),
  ).filter((value) => value !== null);
}

/** How long cases of these workflows took that came to their end since a day, in working days, by workflow; the first to end first. */
export async function caseTimes(db: Reader, about: SQL | undefined, since: string): Promise<Map<string, number[]>> {
  const latest = db
    .select({
      template: instances.template_id,
      from: dayOf(sql`${instances.created_at}`).as("from_day"),
      to: dayOf(sql`${instances.ended_at}`).as("to_day"),
      place:
        sql<number>`row_number() over (partition by ${instances.template_id} order by ${instances.ended_at} desc)`.as(
          "place",
        ),
    })
    .from(instances)
    .where(and(about, eq(instances.status, "completed"), sql`${instances.ended_at} >= ${since}::timestamptz`))
    .as("latest");
  const rows = await db
    .select()
    .from(latest)
    .where(sql`${latest.place} <= ${MEASURED_MAX}`)
    .orderBy(sql`${latest.place} desc`);
  return grouped(rows.map(({ template, from, to }) => [template, workingDaysBetween(from, to)]));
}

/** How long each step of a workflow took in the latest cases that ended, in working days. */
export async function stepDays(db: Reader, templateId: string): Promise<Map<string, number[]>> {
  const latest = db
    .select({ id: instances.id })
    .from(instances)
    .where(and(eq(instances.template_id, templateId), eq(instances.status, "completed")))
    .orderBy(sql`${instances.ended_at} desc`)
    .limit(MEASURED_MAX);
  const rows = await db
    .select({
      node: tasks.node,
      from: dayOf(sql`${tasks.created_at}`),
      to: dayOf(sql`${tasks.completed_at}`),
    })
    .from(tasks)
    .where(and(inArray(tasks.instance_id, latest), eq(tasks.status, "completed")));
  return grouped(rows.map(({ node, from, to }) => [node, workingDaysBetween(from, to)]));
}

/** From when to when each step is usually done: the middle half of what was measured. */
export async function stepTimes(db: Reader, templateId: string): Promise<Map<string, StepTime>> {
  const measured = await stepDays(db, templateId);
  return new Map(
    [...measured].flatMap(([node, days]) => {
      const [low, high] = [quantile(days, 0.25), quantile(days, 0.75)];
      return low === null || high === null ? [] : [[node, { low, high }] as const];
    }),
  );
}

function grouped(pairs: readonly (readonly [string, number])[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}
