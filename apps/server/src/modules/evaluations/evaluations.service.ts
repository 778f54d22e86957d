import { isDeepStrictEqual } from "node:util";
import { missingCriteria, weightedTotal } from "@kerkis/contract/evaluations/evaluations.policy.ts";
import type { ScoreSheet } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import type { Recommendation } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import type { ApplicationRecord } from "#modules/applications/applications.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { announceRecused, announceSubmitted, pushToReaders, type EvaluationFacts } from "./evaluations.events.ts";
import { evaluationRefusal, impossibleScores, recuseRefusal, workRefusal } from "./evaluations.policy.ts";
import {
  holdEvaluation,
  templateVersion,
  updateEvaluation,
  type EvaluationRecord,
  type TemplateVersion,
} from "./evaluations.repo.ts";

export interface SaveInput {
  id: string;
  /** The version the evaluator saw. */
  version: number;
  /** Criteria that are not named stay as they are. */
  scores?: ScoreSheet | undefined;
  private_notes?: string | undefined;
  feedback?: string | undefined;
  recommendation?: Recommendation | null | undefined;
}

/**
 * Keeps scores as they are given. After handing in, only what is complete is kept, with history.
 * @throws Refusal evaluation.not_found, evaluation.closed, request.conflict, input.invalid, evaluation.incomplete
 */
export async function saveEvaluation(
  platform: Platform,
  actor: Actor,
  input: SaveInput,
): Promise<{ version: number; saved_at: string; weighted_total: number | null }> {
  return transact(platform.db, actor.userId, async (tx) => {
    const { record, template } = await openForWork(tx, actor, input.id);
    if (record.version !== input.version) throw new Refusal("request.conflict");
    const impossible = impossibleScores(template.criteria, input.scores ?? {});
    if (impossible.length > 0) {
      throw new Refusal("input.invalid", { fields: impossible.map((path) => ({ path, code: "invalid" })) });
    }
    const scores = { ...record.scores, ...input.scores };
    const submitted = record.status === "submitted";
    const recommendation = input.recommendation === undefined ? record.recommendation : input.recommendation;
    if (submitted) requireComplete(template, scores, recommendation);
    const total = weightedTotal(template.criteria, scores);
    const saved_at = isoNow(platform.clock);
    const change = {
      scores,
      recommendation,
      ...(input.private_notes !== undefined && { private_notes: input.private_notes }),
      ...(input.feedback !== undefined && { feedback: input.feedback }),
      accepted_at: record.accepted_at ?? saved_at,
      ...(submitted ? { weighted_total: total } : { status: "in_progress" as const }),
    };
    const { version } = await updateEvaluation(tx, record.id, change, saved_at);
    if (submitted && !isDeepStrictEqual(scores, record.scores))
      await pushToReaders({ tx, platform, actorId: actor.userId }, record);
    return { version, saved_at, weighted_total: total };
  });
}

/**
 * Hands the evaluation in. Repeating it changes nothing.
 * @throws Refusal evaluation.not_found, evaluation.closed, request.conflict, evaluation.incomplete with the criteria
 */
export async function submitEvaluation(
  platform: Platform,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const { record, application, template } = await openForWork(tx, actor, id);
    if (record.status === "submitted") return;
    if (record.version !== version) throw new Refusal("request.conflict");
    requireComplete(template, record.scores, record.recommendation);
    const total = weightedTotal(template.criteria, record.scores) ?? 0;
    const now = isoNow(platform.clock);
    const accepted_at = record.accepted_at ?? now;
    await updateEvaluation(tx, id, { status: "submitted", submitted_at: now, weighted_total: total, accepted_at }, now);
    const facts = evaluationFacts(record, application, actor.name, record.round);
    const context = { tx, platform, actorId: actor.userId };
    await announceSubmitted(context, facts);
    await pushToReaders(context, record);
  });
}

/**
 * Declares a conflict of interest: what was scored is dropped, and from now on the evaluator sees nothing of it.
 * @throws Refusal evaluation.not_found, evaluation.closed, auth.impersonating
 */
export async function recuseEvaluator(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  refuseWhileImpersonating(actor);
  await transact(platform.db, actor.userId, async (tx) => {
    const { record, application } = await ownEvaluation(tx, actor, id);
    enforce(recuseRefusal(standing(record, application)));
    const now = isoNow(platform.clock);
    const dropped = { scores: {}, private_notes: "", feedback: "", recommendation: null };
    await updateEvaluation(tx, id, { ...dropped, status: "recused", recusal_reason: reason }, now);
    const facts = evaluationFacts(record, application, actor.name, record.round);
    await announceRecused({ tx, platform, actorId: actor.userId }, facts);
  });
}

/** What is announced of an evaluation. */
export const evaluationFacts = (
  record: Pick<EvaluationRecord, "id" | "evaluator_id" | "due_at">,
  application: ApplicationRecord,
  evaluatorName: string,
  { hide_applicant: isBlind }: { hide_applicant: boolean },
): EvaluationFacts => ({
  evaluationId: record.id,
  applicationId: application.id,
  organizationId: application.organization_id,
  applicantId: application.applicant_id,
  evaluatorId: record.evaluator_id,
  evaluatorName,
  // In a blind round a number stands for whoever applies, in what is kept and mailed too.
  startupName: isBlind ? (application.reference ?? "") : (application.answers.name?.trim() ?? ""),
  reference: application.reference ?? "",
  dueAt: record.due_at,
});

export const standing = (record: EvaluationRecord, application: ApplicationRecord) => ({
  organizationId: record.organization_id,
  evaluatorId: record.evaluator_id,
  status: record.status,
  phase: application.phase,
  isLocked: record.round.state === "locked",
});

/** The evaluator's own, locked, while its application can still be scored. */
async function openForWork(tx: Tx, actor: Actor, id: string) {
  const own = await ownEvaluation(tx, actor, id);
  enforce(workRefusal(standing(own.record, own.application)));
  return { ...own, template: await templateVersion(tx, own.record.template_version_id) };
}

/** The evaluator's own, locked; the application's state is held as it is, so that no decision comes in between. */
async function ownEvaluation(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ record: EvaluationRecord; application: ApplicationRecord }> {
  const held = await holdEvaluation(tx, id, actor.userId, "share");
  if (!held || held.application.recused) throw new Refusal("evaluation.not_found");
  enforce(evaluationRefusal(actor, standing(held.record, held.application)));
  return held;
}

/** @throws Refusal evaluation.incomplete naming each criterion that misses a score or comment, and the recommendation */
function requireComplete(template: TemplateVersion, scores: ScoreSheet, recommendation: Recommendation | null): void {
  const missing = missingCriteria(template.criteria, scores).map(({ key }) => `scores.${key}`);
  if (recommendation === null) missing.push("recommendation");
  if (missing.length === 0) return;
  throw new Refusal("evaluation.incomplete", { fields: missing.map((path) => ({ path, code: "required" })) });
}
