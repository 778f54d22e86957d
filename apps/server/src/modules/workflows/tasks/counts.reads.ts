import type { TaskFilters, TaskWorkflows } from "@kerkis/contract/workflows/tasks/tasks.schema.ts";
import { eq, sql } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import { today } from "#platform/clock/clock.ts";
import { countOf } from "#platform/lists/count.ts";
import type { Platform } from "#platform/platform.ts";
import {
  workflowInstances as instances,
  workflowTasks as tasks,
  workflowTemplates as templates,
} from "../workflows.tables.ts";
import { asked } from "./tasks.reads.ts";

/** So many workflows are offered to choose from. */
const OFFERED_MAX = 100;

/** The workflows that one's tasks of a kind are of, by name. */
export function workflowsOfTasks(
  { db, clock }: Platform,
  actor: Actor,
  filters: Pick<TaskFilters, "view">,
): Promise<TaskWorkflows> {
  return db
    .selectDistinct({ id: templates.id, name: templates.name, by: sql`${templates.name}->>'el'` })
    .from(tasks)
    .innerJoin(instances, eq(instances.id, tasks.instance_id))
    .innerJoin(templates, eq(templates.id, instances.template_id))
    .where(asked(actor, filters, today(clock)))
    .orderBy(sql`${templates.name}->>'el'`, templates.id)
    .limit(OFFERED_MAX);
}

/** How many tasks the filters let through, and how many of each kind there are at all. */
export function countTasks({ db, clock }: Platform, actor: Actor, filters: TaskFilters) {
  const day = today(clock);
  const counted = async () => {
    const [row] = await db
      .select({
        mine: sql<number>`count(*) filter (where ${tasks.status} = 'claimed')::int`,
        available: sql<number>`count(*) filter (where ${tasks.status} = 'open')::int`,
        overdue: sql<number>`count(*) filter (where ${tasks.due_on} < ${day})::int`,
      })
      .from(tasks)
      .innerJoin(instances, eq(instances.id, tasks.instance_id))
      .where(asked(actor, {}, day));
    return row ?? { mine: 0, available: 0, overdue: 0 };
  };
  const given = async () => {
    const [row] = await db
      .select({ given: sql<number>`count(*)::int` })
      .from(tasks)
      .innerJoin(instances, eq(instances.id, tasks.instance_id))
      .where(asked(actor, { view: "given" }, day));
    return row ?? { given: 0 };
  };
  const groups = async () => Object.assign({}, ...(await Promise.all([counted(), given()])));
  const found = db
    .select({ one: sql`1` })
    .from(tasks)
    .innerJoin(instances, eq(instances.id, tasks.instance_id))
    .where(asked(actor, filters, day));
  return countOf(db, found, groups());
}
