import type { LeftOutReason, ProposalApplied } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { assignableApplications } from "#modules/applications/applications.api.ts";
import { barredAmong, mayEvaluateAmong, type RoundRecord } from "#modules/evaluations/evaluations.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Tx } from "#platform/db/db.ts";
import type { Pair } from "./distribution.policy.ts";
import { namesOf } from "./matrix.reads.ts";

/**
 * What stands against assigning pairs in a round; their applications are locked.
 * @returns says of each pair why not: who evaluates left, it awaits no review there, or a conflict; null for nothing
 */
export async function reasonsAgainst(
  tx: Tx,
  actor: Actor,
  scope: OrgScope,
  round: RoundRecord,
  pairs: readonly Pair[],
): Promise<(pair: Pair) => LeftOutReason | null> {
  const applications = [...new Set(pairs.map(({ application_id }) => application_id))];
  const people = [...new Set(pairs.map(({ evaluator_id }) => evaluator_id))];
  const assignable = await assignableApplications(tx, scope, actor.userId, applications);
  const open = new Set(assignable.flatMap(({ id, programme_id }) => (programme_id === round.programme_id ? [id] : [])));
  const staying = new Set((await mayEvaluateAmong(tx, scope, people)).map(({ id }) => id));
  const isBarred = await barredAmong(tx, pairs);
  return (pair) =>
    !staying.has(pair.evaluator_id)
      ? "left"
      : !open.has(pair.application_id)
        ? "closed"
        : isBarred(pair)
          ? "conflict"
          : null;
}

/** What of a proposal is left out: of whom, why, and how many, by name. */
export async function leftOutOf(
  tx: Tx,
  pairs: readonly Pair[],
  whyNot: (pair: Pair) => LeftOutReason | null,
): Promise<ProposalApplied["left_out"]> {
  const left = Map.groupBy(
    pairs.filter((pair) => whyNot(pair) !== null),
    ({ evaluator_id }) => evaluator_id,
  );
  const named = left.size > 0 ? await namesOf(tx, [...left.keys()]) : [];
  return named.flatMap(({ id, name }) =>
    [...Map.groupBy(left.get(id) ?? [], whyNot)].flatMap(([reason, of]) =>
      reason === null ? [] : [{ evaluator_id: id, name, reason, pairs: of.length }],
    ),
  );
}
