import type { ApplicationPhase } from "@kerkis/contract/applications/applications.taxonomy.ts";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { applications } from "#modules/applications/applications.tables.ts";
import { evaluations } from "#modules/evaluations/evaluations.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";

const SHOWN = 5;
const startupName = sql<string>`coalesce(btrim(${applications.answers}->>'name'), '')`;

/** The person's own applications, of every organization, the last changed first; a form only opened is none yet. */
export function ownApplications(
  db: Reader,
  applicantId: string,
): Promise<{ id: string; name: string; phase: ApplicationPhase }[]> {
  return db
    .select({ id: applications.id, name: startupName, phase: applications.phase })
    .from(applications)
    .where(
      and(
        eq(applications.applicant_id, applicantId),
        sql`not (${applications.phase} = 'draft' and ${applications.answers} = '{}'::jsonb)`,
      ),
    )
    .orderBy(desc(applications.updated_at), desc(applications.id))
    .limit(SHOWN);
}

/** The evaluator's own evaluations that are still to be handed in, in one organization, the soonest due first. */
export function evaluationsDue(
  db: Reader,
  scope: OrgScope,
  evaluatorId: string,
): Promise<{ id: string; name: string; due_at: string | null }[]> {
  return db
    .select({ id: evaluations.id, name: startupName, due_at: evaluations.due_at })
    .from(evaluations)
    .innerJoin(applications, eq(applications.id, evaluations.application_id))
    .where(
      and(
        eq(evaluations.organization_id, scope.organizationId),
        eq(evaluations.evaluator_id, evaluatorId),
        sql`${evaluations.status} in ('assigned', 'in_progress')
          and ${applications.phase} in ('pending', 'under_review', 'changes_requested')`,
      ),
    )
    .orderBy(sql`${evaluations.due_at} asc nulls last`, asc(evaluations.assigned_at))
    .limit(SHOWN);
}
