import type { DeclineInput } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import type { EvaluationStatus } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { eq, sql } from "drizzle-orm";
import { applicationById, holdApplications, type ApplicationRecord } from "#modules/applications/applications.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { anyOf } from "#platform/db/columns.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { announceDeclined } from "../evaluations.events.ts";
import { recuseRefusal, evaluationRefusal, isUnanswered, workRefusal } from "../evaluations.policy.ts";
import { evaluationById, updateEvaluation, type EvaluationRecord } from "../evaluations.repo.ts";
import { evaluationFacts, standing } from "../evaluations.service.ts";
import { evaluations } from "../evaluations.tables.ts";
import { roundById, type RoundRecord } from "../rounds/rounds.repo.ts";

/** An assignment that is answered, with what it is of. */
interface Answered {
  record: EvaluationRecord;
  application: ApplicationRecord;
  round: RoundRecord;
}

/**
 * Accepts assignments of the caller's own; those that were answered or begun stay as they are.
 * @throws Refusal evaluation.not_found, evaluation.closed, auth.impersonating
 */
export function acceptAssignments(
  platform: Platform,
  actor: Actor,
  ids: readonly string[],
): Promise<{ answered: number }> {
  refuseWhileImpersonating(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    const held = await ownAssignments(tx, actor, ids, []);
    const open = held.filter(({ record }) => isUnanswered(record));
    const now = isoNow(platform.clock);
    for (const { record, application } of open) {
      enforce(workRefusal(standing(record, application)));
      await updateEvaluation(tx, record.id, { accepted_at: now }, now);
    }
    await recordAnswers(tx, actor, open, "evaluation.accepted", {});
    return { answered: open.length };
  });
}

/**
 * Declines assignments of the caller's own, all of them or none: what was begun is dropped, and they are theirs no more. One
 * that was declined before stays so, which makes repeating it harmless.
 * @throws Refusal evaluation.not_found, evaluation.closed, auth.impersonating
 */
export function declineAssignments(
  platform: Platform,
  actor: Actor,
  { ids, reason, words }: DeclineInput,
): Promise<{ answered: number }> {
  refuseWhileImpersonating(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    const held = await ownAssignments(tx, actor, ids, ["declined"]);
    const open = held.filter(({ record }) => record.status !== "declined");
    const now = isoNow(platform.clock);
    const dropped = { scores: {}, private_notes: "", feedback: "", recommendation: null };
    const declined = { status: "declined", decline_reason: reason, decline_words: words } as const;
    for (const { record, application } of open) {
      enforce(recuseRefusal(standing(record, application)));
      await updateEvaluation(tx, record.id, { ...dropped, ...declined }, now);
    }
    await recordAnswers(tx, actor, open, "evaluation.declined", { reason });
    for (const { round, theirs } of byRound(open)) {
      const facts = theirs.map(({ record, application }) =>
        evaluationFacts(record, application, actor.name, record.round),
      );
      await announceDeclined({ tx, platform, actorId: actor.userId }, { round, facts, reason });
    }
    return { answered: open.length };
  });
}

/**
 * The caller's own assignments of these ids, held as they are. Rounds are held before applications, and those
 * before evaluations, as bulk assignments hold them: who waits for whom has one direction.
 * @param also states in which they are theirs no more, and may be named all the same
 * @throws Refusal evaluation.not_found when one is not theirs
 */
async function ownAssignments(
  tx: Tx,
  actor: Actor,
  given: readonly string[],
  also: readonly EvaluationStatus[],
): Promise<Answered[]> {
  const ids = [...new Set(given)].toSorted();
  const seen = await tx
    .select({ application: evaluations.application_id, round: evaluations.round_id })
    .from(evaluations)
    .where(sql`${anyOf(evaluations.id, ids)} and ${eq(evaluations.evaluator_id, actor.userId)}`);
  if (seen.length < ids.length) throw new Refusal("evaluation.not_found");
  const rounds = new Map<string, RoundRecord>();
  for (const id of new Set(seen.map((one) => one.round).toSorted())) {
    const round = await roundById(tx, id, "share");
    if (round) rounds.set(id, round);
  }
  await holdApplications(
    tx,
    seen.map((one) => one.application),
    "share",
  );
  const held: Answered[] = [];
  for (const id of ids) {
    const record = await evaluationById(tx, id, "update");
    const application = record && (await applicationById(tx, record.application_id, actor.userId));
    const round = record && rounds.get(record.round_id);
    if (!record || !application || application.recused || !round) throw new Refusal("evaluation.not_found");
    const known = also.includes(record.status) ? ({ ...record, status: "assigned" } as const) : record;
    enforce(evaluationRefusal(actor, standing(known, application)));
    held.push({ record, application, round });
  }
  return held;
}

const byRound = (answered: readonly Answered[]) =>
  [...Map.groupBy(answered, ({ round }) => round.id).values()].flatMap((theirs) =>
    theirs[0] ? [{ round: theirs[0].round, theirs }] : [],
  );

/** The audit log names the round and how many: what an application is, is not for everyone who reads it. */
async function recordAnswers(
  tx: Tx,
  actor: Actor,
  answered: readonly Answered[],
  action: "evaluation.accepted" | "evaluation.declined",
  details: Record<string, unknown>,
): Promise<void> {
  for (const { round, theirs } of byRound(answered)) {
    await recordAudit(tx, actor, {
      action,
      organizationId: round.organization_id,
      entity: { type: "round", id: round.id, name: round.title.el },
      details: { ...details, assignments: theirs.length },
    });
  }
}
