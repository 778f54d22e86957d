import type { DeclareConflict, EnterConflict } from "@kerkis/contract/judging/conflicts/conflicts.schema.ts";
import { stands } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import {
  applicationById,
  assignableApplications,
  conflictDeclared,
  dropConflict,
  dropEntered,
  keepConflict,
} from "#modules/applications/applications.api.ts";
import { evaluationOf, mayEvaluateAmong } from "#modules/evaluations/evaluations.api.ts";
import { recordAudit } from "#platform/audit/audit.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { lockedRound } from "../rounds/rounds.service.ts";
import { isListed } from "./conflicts.reads.ts";

/** Whoever may be asked to judge. @throws Refusal evaluation.not_evaluator */
export async function requireEvaluator(db: Parameters<typeof mayEvaluateAmong>[0], actor: Actor, scope: OrgScope) {
  const [found] = await mayEvaluateAmong(db, scope, [actor.userId]);
  if (!found) throw new Refusal("evaluation.not_evaluator");
}

/**
 * Declares beforehand that someone has a conflict of interest, or takes it back; repeating it changes nothing. What was given to them
 * already they step back from instead.
 * @throws Refusal auth.impersonating, evaluation.not_evaluator, conflict.not_listed
 */
export async function declareConflict(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { application_id: applicationId, declared, reason = "" }: DeclareConflict,
): Promise<void> {
  refuseWhileImpersonating(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    await requireEvaluator(tx, actor, scope);
    // With the lock nobody gives it to them in between.
    await applicationById(tx, applicationId, actor.userId, "update");
    if (!(await isListed(tx, scope, actor.userId, applicationId))) throw new Refusal("conflict.not_listed");
    const changed = declared
      ? await keepConflict(tx, {
          organizationId: scope.organizationId,
          applicationId,
          userId: actor.userId,
          reason,
          now: isoNow(platform.clock),
        })
      : await dropConflict(tx, applicationId, actor.userId);
    if (!changed) return;
    await recordConflict(tx, actor, scope, { applicationId, declared, reason });
    if (!declared) return;
    const context = { tx, platform, actorId: actor.userId };
    await platform.events.emit(context, conflictDeclared, { userId: actor.userId, applicationId });
  });
}

/**
 * Enters for an evaluator that they have a conflict of interest, as a coordinator who learned of it does, or takes back what a
 * coordinator entered; repeating it changes nothing. What was given to them is taken back first.
 * @throws Refusal round.not_found, application.not_found, evaluation.not_evaluator, conflict.given, conflict.not_entered
 */
export function enterConflict(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { id, application_id: applicationId, evaluator_id: userId, entered }: EnterConflict,
): Promise<void> {
  return transact(platform.db, actor.userId, async (tx) => {
    const round = await lockedRound(tx, scope, id);
    const [application] = await assignableApplications(tx, scope, actor.userId, [applicationId]);
    if (application?.programme_id !== round.programme_id) throw new Refusal("application.not_found");
    const [evaluator] = await mayEvaluateAmong(tx, scope, [userId]);
    if (!evaluator) throw new Refusal("evaluation.not_evaluator");
    const known = { applicationId, name: evaluator.name, declared: entered, reason: "" };
    if (!entered) {
      if (!(await dropEntered(tx, applicationId, userId))) throw new Refusal("conflict.not_entered");
      await recordConflict(tx, actor, scope, known);
      return;
    }
    const given = await evaluationOf(tx, applicationId, userId);
    if (given && stands(given.status)) throw new Refusal("conflict.given");
    const conflict = { organizationId: scope.organizationId, applicationId, userId, reason: "" };
    if (!(await keepConflict(tx, { ...conflict, enteredBy: actor.userId, now: isoNow(platform.clock) }))) return;
    await recordConflict(tx, actor, scope, known);
    await platform.events.emit({ tx, platform, actorId: actor.userId }, conflictDeclared, { userId, applicationId });
  });
}

const recordConflict = (
  tx: Tx,
  actor: Actor,
  scope: OrgScope,
  {
    applicationId,
    declared,
    reason,
    name = actor.name,
  }: { applicationId: string; declared: boolean; reason: string; name?: string },
) =>
  recordAudit(tx, actor, {
    action: declared ? "conflict.declared" : "conflict.taken_back",
    organizationId: scope.organizationId,
    entity: { type: "conflict", id: applicationId, name },
    details: reason ? { reason } : {},
  });
