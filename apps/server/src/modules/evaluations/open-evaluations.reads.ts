import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { knownTo } from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { evaluations } from "./evaluations.tables.ts";
import { rounds } from "./rounds/rounds.tables.ts";

export interface OpenEvaluation {
  id: string;
  /** Of the startup; empty where the application has none. */
  name: string;
  since: string;
  due_at: string | null;
  /** How many there are beside the limit. */
  total: number;
}

/** An evaluator's own evaluations that are still to be handed in, in one organization, the soonest due first. */
export function openEvaluations(
  db: Reader,
  scope: OrgScope,
  evaluatorId: string,
  { where, limit }: { where?: SQL; limit: number },
): Promise<OpenEvaluation[]> {
  return db
    .select({
      id: evaluations.id,
      name: sql<string>`case when ${rounds.hide_applicant} then coalesce(${applications.reference}, '')
        else coalesce(btrim(${applications.answers}->>'name'), '') end`,
      since: evaluations.assigned_at,
      due_at: evaluations.due_at,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(evaluations)
    .innerJoin(applications, eq(applications.id, evaluations.application_id))
    .innerJoin(rounds, eq(rounds.id, evaluations.round_id))
    .where(
      and(
        eq(evaluations.organization_id, scope.organizationId),
        eq(evaluations.evaluator_id, evaluatorId),
        sql`${evaluations.status} in ('assigned', 'in_progress')
          and ${applications.phase} in ('pending', 'under_review', 'changes_requested')`,
        knownTo(evaluatorId, scope.organizationId),
        where,
      ),
    )
    .orderBy(sql`${evaluations.due_at} asc nulls last`, asc(evaluations.assigned_at))
    .limit(limit);
}
