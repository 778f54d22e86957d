import type { ApplicationStatus } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { and, eq, sql } from "drizzle-orm";
import { isCounted } from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import { evaluations } from "#modules/evaluations/evaluations.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Db } from "#platform/db/db.ts";
import { byPeriod, lastWeeks } from "./periods.policy.ts";

const WEEKS = 12;

/** How a founder's own applications stand, of every organization. */
export async function ownApplicationStatuses(
  db: Db,
  applicantId: string,
): Promise<Partial<Record<ApplicationStatus, number>>> {
  const rows = await db
    .select({ status: applications.status, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(and(eq(applications.applicant_id, applicantId), isCounted))
    .groupBy(applications.status);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

export interface EvaluatorFigures {
  toScore: number;
  overdue: number;
  started: number;
  submitted: number;
  weeks: string[];
  /** Handed in each week. */
  handedIn: number[];
}

/** An evaluator's own evaluations in one organization; what was decided without them waits for nobody. */
export async function evaluatorFigures(
  db: Db,
  scope: OrgScope,
  evaluatorId: string,
  now: Date,
): Promise<EvaluatorFigures> {
  const weeks = lastWeeks(now, WEEKS);
  const mine = and(
    eq(evaluations.organization_id, scope.organizationId),
    eq(evaluations.evaluator_id, evaluatorId),
    sql`${evaluations.status} not in ('recused', 'declined')`,
  );
  const isOpen = sql`${evaluations.status} <> 'submitted'
    and ${applications.phase} in ('pending', 'under_review', 'changes_requested')`;
  const isLate = sql`${isOpen} and ${evaluations.due_at} < ${now.toISOString()}::timestamptz`;
  const [[totals], weekly] = await Promise.all([
    db
      .select({
        toScore: sql<number>`count(*) filter (where ${isOpen})::int`,
        overdue: sql<number>`count(*) filter (where ${isLate})::int`,
        started: sql<number>`count(*) filter (where ${isOpen} and not (${evaluations.due_at} is not null and ${isLate})
          and ${evaluations.status} = 'in_progress')::int`,
        submitted: sql<number>`count(*) filter (where ${evaluations.status} = 'submitted')::int`,
      })
      .from(evaluations)
      .innerJoin(applications, eq(applications.id, evaluations.application_id))
      .where(mine),
    db
      .select({
        period: sql<string>`to_char(date_trunc('week', ${evaluations.submitted_at} at time zone 'Europe/Athens'), 'YYYY-MM-DD')`,
        count: sql<number>`count(*)::int`,
      })
      .from(evaluations)
      .where(and(mine, sql`${evaluations.submitted_at} >= (${weeks[0] ?? ""}::date at time zone 'Europe/Athens')`))
      .groupBy(sql`1`),
  ]);
  return {
    ...(totals ?? { toScore: 0, overdue: 0, started: 0, submitted: 0 }),
    weeks,
    handedIn: byPeriod(weeks, weekly),
  };
}
