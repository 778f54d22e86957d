import type { ApplicationPhase } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { Fact, Facts } from "@kerkis/contract/core/conditions/conditions.ts";
import { eligibilityFacts } from "@kerkis/contract/programmes/eligibility/eligibility.policy.ts";
import type { Awaited } from "@kerkis/contract/workflows/definition/definition.taxonomy.ts";
import { and, eq, sql } from "drizzle-orm";
import { factsOfApplication } from "#modules/applications/applications.api.ts";
import { applicationReviews, applications } from "#modules/applications/applications.tables.ts";
import { applicationFiles as files } from "#modules/applications/files/answer-files.tables.ts";
import type { Reader } from "#platform/db/db.ts";
import { workflowEvents as events, workflowTasks as tasks } from "../workflows.tables.ts";
import type { Case } from "./engine.repo.ts";

type CaseOfFacts = Pick<Case["row"], "id" | "application_id" | "organization_id">;

/**
 * What conditions of a case may ask: the application's facts as criteria of a call know them, how each step ended under the
 * step's name, and what was answered there under «step__question».
 */
export async function factsOf(db: Reader, { row }: { row: CaseOfFacts }, day: string): Promise<Facts> {
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
  const { application_id: id, organization_id: organizationId } = row;
  const known = id === null ? eligibilityFacts({}, day) : await factsOfApplication(db, { id, organizationId }, day);
  return { ...Object.fromEntries(told), ...known };
}

/** Whether what a case waits for has happened; without an application there is nothing to wait for. */
export async function isThere(
  db: Reader,
  one: Case,
  { id: node, event }: { id: string; event: Awaited },
): Promise<boolean> {
  const phase = await phaseOf(db, one);
  if (phase === null) return true;
  switch (event) {
    case "resubmitted":
      return phase !== "changes_requested";
    case "document":
      if (phase === "changes_requested") return false;
      return isAttached(db, one, node);
    case "decided":
      return phase === "approved" || phase === "rejected";
    case "evaluated":
      return areEvaluated(db, one);
    default:
      return event satisfies never;
  }
}

/** Whether something was attached to the application since the case began to wait for it. */
async function isAttached(db: Reader, { row }: Case, node: string): Promise<boolean> {
  const waits = sql`select max(${events.created_at}) from ${events}
    where ${events.instance_id} = ${row.id} and ${events.node} = ${node} and ${events.kind} = 'waiting'`;
  const found = await db
    .select({ id: files.id })
    .from(files)
    .innerJoin(applications, eq(applications.id, files.application_id))
    .where(
      and(
        eq(applications.id, row.application_id ?? ""),
        eq(applications.organization_id, row.organization_id),
        sql`${files.created_at} >= (${waits})`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Whether someone evaluated the application and nobody is still to. */
async function areEvaluated(db: Reader, { row }: Case): Promise<boolean> {
  if (row.application_id === null) return true;
  const [counted] = await db
    .select({
      done: sql<number>`count(*) filter (where ${applicationReviews.status} = 'submitted')::int`,
      open: sql<number>`count(*) filter (where ${applicationReviews.status} in ('assigned', 'in_progress'))::int`,
    })
    .from(applicationReviews)
    .where(
      and(
        eq(applicationReviews.application_id, row.application_id),
        eq(applicationReviews.organization_id, row.organization_id),
      ),
    );
  return counted !== undefined && counted.done > 0 && counted.open === 0;
}

/** Where the application of a case stands; null without one. */
async function phaseOf(db: Reader, { row }: Case): Promise<ApplicationPhase | null> {
  if (row.application_id === null) return null;
  const [found] = await db
    .select({ phase: applications.phase })
    .from(applications)
    .where(and(eq(applications.id, row.application_id), eq(applications.organization_id, row.organization_id)));
  return found?.phase ?? null;
}
