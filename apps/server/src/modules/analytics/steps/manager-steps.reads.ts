import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { and, asc, sql, type SQL } from "drizzle-orm";
import { applicationReviews, applications } from "#modules/applications/applications.tables.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Db } from "#platform/db/db.ts";
import { managedApplications } from "../applications-managed.reads.ts";
import { source, step, type StepSource } from "./next-step.policy.ts";
import { ofAll, startupName } from "./own-steps.reads.ts";

/** An application that nobody opened for so long is urgent. */
const PATIENCE_MS = 7 * DAY_MS;

const review = (condition: SQL): SQL =>
  sql`exists (select 1 from ${applicationReviews} where ${applicationReviews.application_id} = ${applications.id} and ${condition})`;
const isAssigned = sql`${applicationReviews.status} not in ('recused', 'declined')`;
const isOpen = sql`${applicationReviews.status} in ('assigned', 'in_progress')`;

/** What those who manage an organization's applications have to do, the longest waiting first. @param now ISO 8601 */
export async function managerSteps(
  db: Db,
  scope: OrgScope,
  managerId: string,
  now: string,
  limit: number,
): Promise<StepSource[]> {
  const managed = (where: SQL) =>
    db
      .select({ id: applications.id, name: startupName, since: applications.submitted_at, total: ofAll })
      .from(applications)
      .where(and(managedApplications(scope, managerId), where))
      .orderBy(asc(applications.submitted_at), asc(applications.id))
      .limit(limit);
  const reviewed = sql`${applications.phase} = 'under_review'`;
  const isLate = sql`${isOpen} and ${applicationReviews.due_at} < ${now}::timestamptz`;
  const [waiting, ready, late, missing] = await Promise.all([
    managed(sql`${applications.phase} = 'pending'`),
    managed(sql`${reviewed} and ${review(sql`${applicationReviews.status} = 'submitted'`)} and not ${review(isOpen)}`),
    managed(sql`${reviewed} and ${review(isLate)}`),
    managed(sql`${reviewed} and not ${review(isAssigned)}`),
  ]);
  const patience = Date.parse(now) - PATIENCE_MS;
  return [
    source(waiting, ({ id, name, since }) =>
      step({
        kind: "application_waiting",
        record_id: id,
        name,
        since,
        is_urgent: since !== null && Date.parse(since) < patience,
      }),
    ),
    source(ready, ({ id, name, since }) => step({ kind: "decision_ready", record_id: id, name, since })),
    source(late, ({ id, name, since }) =>
      step({ kind: "reviews_overdue", record_id: id, name, since, is_urgent: true }),
    ),
    source(missing, ({ id, name, since }) => step({ kind: "evaluators_missing", record_id: id, name, since })),
  ];
}
