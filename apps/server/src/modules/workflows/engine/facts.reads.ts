import type { ApplicationPhase } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { Fact, Facts } from "@kerkis/contract/core/conditions/conditions.ts";
import { eligibilityFacts } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import { and, eq } from "drizzle-orm";
import { applications } from "#modules/applications/applications.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { workflowTasks as tasks } from "../workflows.tables.ts";
import type { Case } from "./engine.repo.ts";

/**
 * What conditions of a case may ask: the application's facts as criteria of a call know them, how each step ended under the
 * step's name, and what was answered there under «step__question».
 */
export async function factsOf(db: Reader, { row }: Case, day: string): Promise<Facts> {
  const done = await db
    .select({ node: tasks.node, outcome: tasks.outcome, answers: tasks.answers })
    .from(tasks)
    .where(and(eq(tasks.instance_id, row.id), eq(tasks.status, "completed")))
    .orderBy(tasks.id);
  const told = new Map<string, Fact>();
  for (const { node, outcome, answers } of done) {
    told.set(node, outcome);
    for (const [name, answer] of Object.entries(answers)) told.set(`${node}__${name}`, answer);
  }
  return { ...Object.fromEntries(told), ...eligibilityFacts(await answersOf(db, row), day) };
}

async function answersOf(db: Reader, { application_id: id, organization_id }: Case["row"]) {
  if (id === null) return {};
  const [found] = await db
    .select({ answers: applications.answers })
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.organization_id, organization_id)));
  return found?.answers ?? {};
}

/** Where the application of a case stands; null without one. */
export async function phaseOf(db: Reader, { row }: Case): Promise<ApplicationPhase | null> {
  if (row.application_id === null) return null;
  const [found] = await db
    .select({ phase: applications.phase })
    .from(applications)
    .where(and(eq(applications.id, row.application_id), eq(applications.organization_id, row.organization_id)));
  return found?.phase ?? null;
}
