import { and, eq, inArray, lt, min, ne, sql } from "drizzle-orm";
import { knownIdTo } from "#modules/applications/applications.api.ts";
import { applications } from "#modules/applications/applications.tables.ts";
import { evaluations } from "#modules/evaluations/evaluations.tables.ts";
import { rounds } from "#modules/evaluations/rounds/rounds.tables.ts";
import type { Reader } from "#platform/db/db.ts";

export interface Evaluator {
  organizationId: string;
  userId: string;
}

/** Evaluations that are still to be given, and due before a time. */
const dueBefore = (before: string) =>
  and(
    lt(evaluations.due_at, before),
    inArray(evaluations.status, ["assigned", "in_progress"]),
    inArray(applications.phase, ["pending", "under_review"]),
    ne(rounds.state, "locked"),
  );

/** Who has such evaluations, and where. @param before ISO 8601 */
export const evaluatorsWithDue = (db: Reader, before: string): Promise<Evaluator[]> =>
  db
    .selectDistinct({ organizationId: evaluations.organization_id, userId: evaluations.evaluator_id })
    .from(evaluations)
    .innerJoin(applications, eq(applications.id, evaluations.application_id))
    .innerJoin(rounds, eq(rounds.id, evaluations.round_id))
    .where(dueBefore(before));

/** How many of them someone has in each round. @param before ISO 8601 */
export const dueOf = (
  db: Reader,
  { organizationId, userId }: Evaluator,
  before: string,
): Promise<{ roundId: string; waiting: number; dueAt: string | null }[]> =>
  db
    .select({
      roundId: evaluations.round_id,
      waiting: sql<number>`count(*)::int`,
      dueAt: min(evaluations.due_at),
    })
    .from(evaluations)
    .innerJoin(applications, eq(applications.id, evaluations.application_id))
    .innerJoin(rounds, eq(rounds.id, evaluations.round_id))
    .where(
      and(
        eq(evaluations.organization_id, organizationId),
        eq(evaluations.evaluator_id, userId),
        dueBefore(before),
        // A conflict that came up later hides the evaluation from them.
        knownIdTo(sql`${evaluations.application_id}`, userId, organizationId),
      ),
    )
    .groupBy(evaluations.round_id);
