import { stands } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import type {
  ApplyProposalInput,
  DistributeInput,
  Matrix,
  Proposal,
  ProposalApplied,
} from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { and, eq, isNull } from "drizzle-orm";
import { assignAll, type RoundRecord } from "#modules/evaluations/evaluations.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { lockedRound, recordRound } from "../rounds/rounds.service.ts";
import { adjustedPairs, refuseOverLimit, refusePutIn } from "./adjustments.service.ts";
import { announceAssignedMany } from "./assignment.events.ts";
import { roundProposals } from "./assignment.tables.ts";
import { declinedBeforeRound } from "./declined.reads.ts";
import { distance, type Pair, type Task } from "./distribution.policy.ts";
import { distributeInThread } from "./in-thread.service.ts";
import { fingerprintOf, matrixOf } from "./matrix.reads.ts";
import { leftOutOf, reasonsAgainst } from "./still-meant.reads.ts";

/**
 * Proposes the best distribution there is of what the caller manages. Nothing is assigned.
 * @param cancelled tells that nobody waits for it any more: the solver is stopped
 * @throws Refusal round.not_found, round.locked, request.unavailable
 */
export async function proposeDistribution(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  round: RoundRecord,
  input: DistributeInput,
  cancelled?: AbortSignal,
): Promise<Proposal> {
  if (round.state === "locked") throw new Refusal("round.locked");
  const { db, clock } = platform;
  const fingerprint = await fingerprintOf(db, scope, actor.userId, round.id);
  const [matrix, refused] = await Promise.all([
    matrixOf(db, scope, actor.userId, round.id, isoNow(clock)),
    declinedBeforeRound(db, round),
  ]);
  const task = taskOf({ matrix, refused, round }, input);
  const begun = performance.now();
  const pairs = await distributeInThread(task, cancelled);
  const seconds = (performance.now() - begun) / 1000;
  const [made] = await db
    .insert(roundProposals)
    .values({
      organization_id: scope.organizationId,
      round_id: round.id,
      made_by: actor.userId,
      fingerprint,
      pairs,
      created_at: isoNow(clock),
    })
    .returning({ id: roundProposals.id });
  if (!made) throw new Error("A proposal was not stored.");
  return { id: made.id, seconds, ...told(task, pairs, { matrix, refused }) };
}

interface Picture {
  matrix: Matrix;
  /** Who declined what in an earlier round. */
  refused: readonly Pair[];
  round: RoundRecord;
}

/** What is to be distributed, as the solver reads it. */
function taskOf({ matrix, refused, round }: Picture, input: DistributeInput): Task {
  const { applications, evaluators, conflicts } = matrix;
  const chosen = input.application_ids && new Set(input.application_ids);
  const conflicting = Map.groupBy(conflicts, ({ application_id }) => application_id);
  // Of what the reader may know of alone: a limit that anything else fills would tell of that, by whom it leaves out.
  const had = Map.groupBy(
    applications.flatMap(({ reviews }) => reviews.filter(({ status }) => stands(status))),
    ({ evaluator_id }) => evaluator_id,
  );
  const refusing = Map.groupBy(refused, ({ application_id }) => application_id);
  return {
    applications: applications
      .filter(({ id, is_open }) => is_open && (!chosen || chosen.has(id)))
      .map(({ id, field, reviews }) => ({
        id,
        field,
        anyone: input.anyone_for?.includes(id) ?? false,
        need: input.more ?? Math.max(0, (input.at_least ?? round.required_reviews) - standing(reviews)),
        barred: [
          ...new Set([
            ...(conflicting.get(id) ?? []).map(({ user_id }) => user_id),
            ...reviews.map(({ evaluator_id }) => evaluator_id),
            ...(refusing.get(id) ?? []).map(({ evaluator_id }) => evaluator_id),
          ]),
        ],
      })),
    evaluators: evaluators
      .filter(({ is_proposed }) => is_proposed)
      .map(({ id, fields, cap }) => ({ id, fields, load: had.get(id)?.length ?? 0, cap: cap ?? round.load_cap })),
    onlyExperts: input.only_experts,
  };
}

/** Reviews that count: whoever stepped back or declined gives none. */
const standing = (reviews: Matrix["applications"][number]["reviews"]) =>
  reviews.filter(({ status }) => stands(status)).length;

/** What a distribution met, and why the rest could not be. */
function told(
  task: Task,
  pairs: readonly Pair[],
  { matrix, refused }: Pick<Picture, "matrix" | "refused">,
): Omit<Proposal, "id" | "seconds"> {
  const met = Map.groupBy(pairs, ({ application_id }) => application_id);
  const taken = Map.groupBy(pairs, ({ evaluator_id }) => evaluator_id);
  const loads = new Map(task.evaluators.map(({ id, load }) => [id, load + (taken.get(id)?.length ?? 0)]));
  const conflicting = new Set(matrix.conflicts.map(({ application_id, user_id }) => `${application_id} ${user_id}`));
  const named = ({ application_id, evaluator_id }: Pair) => `${application_id} ${evaluator_id}`;
  const given = new Map(
    matrix.applications.flatMap(({ id, reviews }) =>
      reviews.map(({ evaluator_id, status }) => [named({ application_id: id, evaluator_id }), status] as const),
    ),
  );
  const taking = new Set(pairs.map(named));
  const declining = new Set(refused.map(named));
  const others = matrix.evaluators.filter(({ may_take, is_proposed }) => may_take && !is_proposed);
  const short = task.applications.flatMap(({ id, need, field, anyone }) => {
    const missing = need - (met.get(id)?.length ?? 0);
    if (missing <= 0) return [];
    const reasons = { conflict: 0, assigned: 0, declined: 0, full: 0, no_expertise: 0, left_out: 0 };
    for (const { id: person } of others) {
      const pair = named({ application_id: id, evaluator_id: person });
      const status = given.get(pair);
      if (conflicting.has(pair)) reasons.conflict++;
      else if (status && status !== "declined") reasons.assigned++;
      else if (status || declining.has(pair)) reasons.declined++;
      else reasons.left_out++;
    }
    for (const { id: person, cap, fields } of task.evaluators) {
      const pair = named({ application_id: id, evaluator_id: person });
      const status = given.get(pair);
      if (conflicting.has(pair)) reasons.conflict++;
      else if (taking.has(pair) || (status && status !== "declined")) reasons.assigned++;
      else if (status || declining.has(pair)) reasons.declined++;
      else if (task.onlyExperts && !anyone && distance(fields, field) !== 0) reasons.no_expertise++;
      else if (cap !== null && (loads.get(person) ?? 0) >= cap) reasons.full++;
    }
    return [{ application_id: id, missing, reasons }];
  });
  const fieldOf = new Map(task.applications.map(({ id, field }) => [id, field]));
  const fieldsOf = new Map(task.evaluators.map(({ id, fields }) => [id, fields]));
  const matched = pairs.filter(
    ({ application_id, evaluator_id }) =>
      distance(fieldsOf.get(evaluator_id) ?? [], fieldOf.get(application_id) ?? null) === 0,
  );
  const all = [...loads.values()];
  return {
    wanted: task.applications.reduce((sum, { need }) => sum + need, 0),
    pairs: [...pairs],
    short,
    load: { min: all.length > 0 ? Math.min(...all) : 0, max: all.length > 0 ? Math.max(...all) : 0 },
    match: pairs.length > 0 ? matched.length / pairs.length : 0,
  };
}

/**
 * Assigns what was proposed without what was taken out and with what was put in, in one transaction. What of the proposal can be
 * assigned no more is left out and told; what was put in is judged as by hand, all or none. Repeating it changes nothing.
 * @throws Refusal round.proposal_gone, round.proposal_old once the round is not what it was, round.locked; of what was put in, with
 * the pairs as fields: application.not_found, evaluation.not_evaluator, evaluation.conflict_of_interest, round.evaluator_full
 */
export function applyProposal(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { id, taken_out: takenOut = [], put_in: putIn = [] }: ApplyProposalInput,
): Promise<ProposalApplied> {
  return transact(platform.db, actor.userId, async (tx) => {
    const own = and(
      eq(roundProposals.id, id),
      eq(roundProposals.organization_id, scope.organizationId),
      eq(roundProposals.made_by, actor.userId),
    );
    const [seen] = await tx.select({ round_id: roundProposals.round_id }).from(roundProposals).where(own);
    if (!seen) throw new Refusal("round.proposal_gone");
    const round = await lockedRound(tx, scope, seen.round_id);
    const [proposal] = await tx
      .update(roundProposals)
      .set({ applied_at: isoNow(platform.clock) })
      .where(and(own, isNull(roundProposals.applied_at)))
      .returning();
    if (!proposal) {
      const [applied] = await tx.select({ pairs: roundProposals.pairs }).from(roundProposals).where(own);
      return { assigned: applied?.pairs.length ?? 0, left_out: [] };
    }
    if ((await fingerprintOf(tx, scope, actor.userId, round.id)) !== proposal.fingerprint)
      throw new Refusal("round.proposal_old");
    if (round.state === "locked") throw new Refusal("round.locked");
    const { left, added } = adjustedPairs(proposal.pairs, takenOut, putIn);
    const whyNot = await reasonsAgainst(tx, actor, scope, round, [...left, ...added]);
    refusePutIn(putIn, whyNot);
    const pairs = [...left.filter((pair) => whyNot(pair) === null), ...added];
    const leftOut = await leftOutOf(tx, left, whyNot);
    await tx.update(roundProposals).set({ pairs }).where(own);
    if (pairs.length === 0) return { assigned: 0, left_out: leftOut };
    const context = { tx, platform, actorId: actor.userId };
    const made = await assignAll(context, actor, scope, round, pairs);
    await refuseOverLimit(tx, actor, scope, round, putIn);
    await announceAssignedMany(context, round, made);
    await recordRound(tx, actor, round, "round.assigned", {
      assigned: made.length,
      ...(added.length > 0 && { put_in: added.length }),
      ...(left.length < proposal.pairs.length && { taken_out: proposal.pairs.length - left.length }),
    });
    return { assigned: made.length, left_out: leftOut };
  });
}
