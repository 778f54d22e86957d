import { stands } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import {
  applicationById,
  assignRefusal,
  standingFacts,
  standingOf,
  takeUnderReview,
  type ApplicationRecord,
} from "#modules/applications/applications.api.ts";
import { contactsOf } from "#modules/identity/identity.api.ts";
import { ensureRegistry, programmeById, registryId, type ProgrammeRecord } from "#modules/programmes/programmes.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { takeAdvisoryLock, transact, type Tx } from "#platform/db/db.ts";
import { enforce, Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { announceAssigned, announceUnassigned } from "./evaluations.events.ts";
import { mayEvaluate, unassignRefusal } from "./evaluations.policy.ts";
import { candidateOf } from "./candidates.reads.ts";
import {
  deleteAssignment,
  evaluationOf,
  holdEvaluation,
  insertAssignment,
  insertTemplate,
  latestTemplate,
  templateVersion,
  type TemplateVersion,
} from "./evaluations.repo.ts";
import { evaluationFacts, standing } from "./evaluations.service.ts";
import { REGISTRY_CRITERIA, REGISTRY_TEMPLATE_TITLE } from "./registry-criteria.policy.ts";
import { currentRound, type RoundRecord, versionInUse } from "./rounds/rounds.repo.ts";

export interface AssignInput {
  /** The application. */
  id: string;
  evaluator_id: string;
  /** Undefined: the programme's usual time; null: no due date. */
  due_at?: string | null | undefined;
}

/**
 * Assigns an evaluator; a pending application comes under review in the same transaction (completions 2).
 * @returns the evaluation's id
 * @throws Refusal application.not_found, application.transition, evaluation.not_evaluator, evaluation.already_assigned,
 * evaluation.conflict_of_interest, input.invalid for a due date in the past
 */
export async function assignEvaluator(platform: Platform, actor: Actor, input: AssignInput): Promise<string> {
  return transact(platform.db, actor.userId, async (tx) => {
    const seen = await applicationById(tx, input.id, actor.userId);
    if (!seen) throw new Refusal("application.not_found");
    // Nobody makes a first round of an application that they may not assign.
    enforce(assignRefusal(actor, standingFacts(seen)));
    const round = await currentRound(tx, await programmeById(tx, seen.programme_id), seen.id);
    const application = await applicationById(tx, input.id, actor.userId, "update");
    if (!application) throw new Refusal("application.not_found");
    enforce(assignRefusal(actor, standingFacts(application)));
    // Under the round's lock: another template may have been chosen while it was waited for.
    const programme = await programmeById(tx, application.programme_id);
    const evaluator = await eligibleEvaluator(tx, actor, application, { ...input, round_id: round.id });
    if (round.state === "locked") throw new Refusal("round.locked");
    const now = isoNow(platform.clock);
    const dueAt = input.due_at === undefined ? dueIn(platform, programme, round) : input.due_at;
    if (dueAt !== null && Date.parse(dueAt) <= Date.parse(now)) {
      throw new Refusal("input.invalid", { fields: [{ path: "due_at", code: "invalid" }] });
    }
    const template = await templateOf(tx, programme, round);
    const record = await insertAssignment(tx, {
      organizationId: application.organization_id,
      roundId: round.id,
      applicationId: application.id,
      evaluatorId: evaluator.user_id,
      templateVersionId: template.id,
      assignedBy: actor.userId,
      dueAt,
      now,
    });
    if (!record) throw new Refusal("evaluation.already_assigned");
    const context = { tx, platform, actorId: actor.userId };
    await takeUnderReview(context, actor, application);
    await announceAssigned(context, evaluationFacts(record, application, evaluator.name, round));
    return record.id;
  });
}

/** @throws Refusal evaluation.not_evaluator, evaluation.already_assigned, evaluation.conflict_of_interest */
async function eligibleEvaluator(
  tx: Tx,
  actor: Actor,
  application: ApplicationRecord,
  { evaluator_id: evaluatorId, round_id: roundId }: { evaluator_id: string; round_id: string },
) {
  const candidate = await candidateOf(tx, application, evaluatorId, actor.userId);
  if (!candidate || !mayEvaluate(candidate)) throw new Refusal("evaluation.not_evaluator");
  const before = await evaluationOf(tx, application.id, evaluatorId, roundId);
  if (before && stands(before.status)) throw new Refusal("evaluation.already_assigned");
  // A name that the applicant typed is for the coordinator to judge.
  const { conflict } = candidate;
  if (conflict !== null && conflict !== "same_name") throw new Refusal("evaluation.conflict_of_interest");
  return candidate;
}

/** Takes back an assignment that was not handed in. @throws Refusal evaluation.not_found, evaluation.closed, evaluation.fixed */
export async function unassignEvaluator(platform: Platform, actor: Actor, id: string): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const held = await holdEvaluation(tx, id, actor.userId, "update");
    if (!held || standingOf(actor, standingFacts(held.application)) !== "manager")
      throw new Refusal("evaluation.not_found");
    const { record, application } = held;
    enforce(unassignRefusal(standing(record, application)));
    if (record.is_fixed) throw new Refusal("evaluation.fixed");
    await deleteAssignment(tx, id);
    const [evaluator] = await contactsOf(tx, [record.evaluator_id]);
    const facts = evaluationFacts(record, application, evaluator?.name ?? "", record.round);
    await announceUnassigned({ tx, platform, actorId: actor.userId }, facts);
  });
}

/** When a new evaluation of a round is due: at its deadline while that lies ahead, else after the programme's usual days. */
export function dueIn({ clock }: Platform, programme: ProgrammeRecord, { deadline }: RoundRecord): string {
  if (deadline !== null && Date.parse(deadline) > clock.now().getTime()) return deadline;
  return isoIn(clock, programme.review_days * DAY_MS);
}

/** The version of the programme's template that new evaluations of a round are given on. */
export async function templateOf(
  tx: Tx,
  programme: ProgrammeRecord,
  { id: roundId, template_version_id: chosen }: RoundRecord,
): Promise<TemplateVersion> {
  if (chosen !== null) return templateVersion(tx, chosen);
  // A ranking compares: a round of a call stays on the criteria that it began with. The registry's only round goes on for years.
  const begun = programme.kind === "registry" ? undefined : await versionInUse(tx, roundId);
  if (begun !== undefined) return templateVersion(tx, begun);
  const templateId = programme.evaluation_template_id ?? (await insertRegistryTemplate(tx, programme.organization.id));
  const template = await latestTemplate(tx, templateId);
  if (!template) throw new Error(`The evaluation template ${templateId} has no published version.`);
  return template;
}

const insertRegistryTemplate = (tx: Tx, organizationId: string): Promise<string> =>
  insertTemplate(tx, {
    organization_id: organizationId,
    title: REGISTRY_TEMPLATE_TITLE,
    criteria: [...REGISTRY_CRITERIA],
  });

/**
 * Gives an organization its standing registry programme with the default evaluation template, unless it has them.
 * Two at once make one. @returns the programme's id
 */
export async function ensureRegistryProgramme(tx: Tx, organizationId: string): Promise<string> {
  await takeAdvisoryLock(tx, `registry programme ${organizationId}`);
  return (
    (await registryId(tx, organizationId)) ??
    ensureRegistry(tx, organizationId, await insertRegistryTemplate(tx, organizationId))
  );
}
