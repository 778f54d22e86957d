import type { ErrorCode } from "@kerkis/contract/codes.ts";
import type { LeftOutReason } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import type { RoundRecord } from "#modules/evaluations/evaluations.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Pair } from "./distribution.policy.ts";
import { overLimitAmong } from "./matrix.reads.ts";

const keyOf = ({ application_id, evaluator_id }: Pair) => `${application_id} ${evaluator_id}`;

/** What is left of a proposal once pairs were taken out, and what was put in beyond that, each pair once. */
export function adjustedPairs(
  proposed: readonly Pair[],
  takenOut: readonly Pair[],
  putIn: readonly Pair[],
): { left: Pair[]; added: Pair[] } {
  const out = new Set(takenOut.map(keyOf));
  const left = proposed.filter((pair) => !out.has(keyOf(pair)));
  const there = new Set(left.map(keyOf));
  const added = new Map(putIn.filter((pair) => !there.has(keyOf(pair))).map((pair) => [keyOf(pair), pair]));
  return { left, added: [...added.values()] };
}

/** As assigning by hand refuses it. */
const CODES: Record<LeftOutReason, ErrorCode> = {
  left: "evaluation.not_evaluator",
  closed: "application.not_found",
  conflict: "evaluation.conflict_of_interest",
};

/**
 * Judges what was put in by the rules of assigning by hand.
 * @param whyNot what stands against a pair; null for nothing
 * @throws Refusal application.not_found, evaluation.not_evaluator, evaluation.conflict_of_interest, with every such pair as a field
 */
export function refusePutIn(putIn: readonly Pair[], whyNot: (pair: Pair) => LeftOutReason | null): void {
  const first = putIn.map(whyNot).find((reason) => reason !== null);
  if (first) throw refusal(CODES[first], putIn, (pair) => whyNot(pair) === first);
}

/**
 * What was put in passes nobody's limit, as nothing of a distribution does; asked once it is assigned. As in a distribution that
 * counts what the reader may know of alone.
 * @throws Refusal round.evaluator_full, with the pairs of whoever has too many as fields
 */
export async function refuseOverLimit(
  tx: Tx,
  actor: Actor,
  scope: OrgScope,
  round: RoundRecord,
  putIn: readonly Pair[],
): Promise<void> {
  if (putIn.length === 0) return;
  const full = new Set(
    await overLimitAmong(tx, scope, actor.userId, round, [...new Set(putIn.map(({ evaluator_id }) => evaluator_id))]),
  );
  if (full.size > 0) throw refusal("round.evaluator_full", putIn, ({ evaluator_id }) => full.has(evaluator_id));
}

/** A refusal that names the pairs that it is about by their place. */
function refusal(code: ErrorCode, putIn: readonly Pair[], isAbout: (pair: Pair) => boolean): Refusal {
  return new Refusal(code, {
    fields: putIn.flatMap((pair, place) => (isAbout(pair) ? [{ path: `put_in.${place}`, code: "invalid" }] : [])),
  });
}
