import type { LeftOutReason, ProposalApplied } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { assignableApplications } from "#modules/applications/applications.api.ts";
import { barredAmong, mayEvaluateAmong } from "#modules/evaluations/evaluations.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Tx } from "#platform/db/db.ts";
import type { Pair } from "./distribution.policy.ts";
import { namesOf } from "./matrix.reads.ts";

/**
 * What of a proposal can still be assigned; its applications are locked.
 * @returns the pairs to assign, and what is left out: of whom, why, and how many, by name
 */
export async function stillMeant(
  tx: Tx,
  actor: Actor,
  scope: OrgScope,
  pairs: readonly Pair[],
): Promise<{ kept: Pair[]; leftOut: ProposalApplied["left_out"] }> {
  const applications = [...new Set(pairs.map(({ application_id }) => application_id))];
  const people = [...new Set(pairs.map(({ evaluator_id }) => evaluator_id))];
  const open = new Set((await assignableApplications(tx, scope, actor.userId, applications)).map(({ id }) => id));
  const staying = new Set((await mayEvaluateAmong(tx, scope, people)).map(({ id }) => id));
  const isBarred = await barredAmong(tx, pairs);
  const whyNot = (pair: Pair): LeftOutReason | null =>
    !staying.has(pair.evaluator_id)
      ? "left"
      : !open.has(pair.application_id)
        ? "closed"
        : isBarred(pair)
          ? "conflict"
          : null;
  const left = Map.groupBy(
    pairs.filter((pair) => whyNot(pair) !== null),
    ({ evaluator_id }) => evaluator_id,
  );
  const named = left.size > 0 ? await namesOf(tx, [...left.keys()]) : [];
  return {
    kept: pairs.filter((pair) => whyNot(pair) === null),
    leftOut: named.flatMap(({ id, name }) =>
      [...Map.groupBy(left.get(id) ?? [], whyNot)].flatMap(([reason, of]) =>
        reason === null ? [] : [{ evaluator_id: id, name, reason, pairs: of.length }],
      ),
    ),
  };
}
