import { and, inArray } from "drizzle-orm";
import { applications } from "#modules/applications/applications.tables.ts";
import { barredAmong, mayEvaluateAmong, OPEN_PHASES } from "#modules/evaluations/evaluations.api.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { anyOf } from "#platform/db/columns.ts";
import type { Tx } from "#platform/db/db.ts";

interface Pair {
  application_id: string;
  evaluator_id: string;
}

/**
 * Whose assignments of these may be spoken of to them, one for each: of nothing that a conflict hides from them, of nothing that waits
 * for no evaluation any more, and of nothing to whoever left.
 */
export async function toBeTold(tx: Tx, scope: OrgScope, pairs: readonly Pair[]): Promise<string[]> {
  if (pairs.length === 0) return [];
  const of = [...new Set(pairs.map(({ application_id: id }) => id))];
  const people = [...new Set(pairs.map(({ evaluator_id: id }) => id))];
  const awaiting = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(anyOf(applications.id, of), inArray(applications.phase, [...OPEN_PHASES])));
  const open = new Set(awaiting.map(({ id }) => id));
  const members = new Set((await mayEvaluateAmong(tx, scope, people)).map(({ id }) => id));
  const isBarred = await barredAmong(tx, pairs);
  return pairs.flatMap((pair) =>
    open.has(pair.application_id) && members.has(pair.evaluator_id) && !isBarred(pair) ? [pair.evaluator_id] : [],
  );
}
