import {
  applicationById,
  assignableApplications,
  conflictsAmong,
  takeUnderReview,
} from "#modules/applications/applications.api.ts";
import { programmeById } from "#modules/programmes/programmes.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import type { Tx } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { EventContext } from "#platform/platform.ts";
import { dueIn, templateOf } from "../assignments.service.ts";
import { announceAssigned, evaluationUnassigned } from "../evaluations.events.ts";
import { deleteOpenAssignments, fixOpenAssignments, insertAssignment, insertAssignments } from "../evaluations.repo.ts";
import { evaluationFacts } from "../evaluations.service.ts";
import { mayEvaluateAmong } from "./evaluators.reads.ts";
import { roundById, type RoundRecord } from "./rounds.repo.ts";

interface Pair {
  application_id: string;
  evaluator_id: string;
}

/** Says of a pair whether a conflict bars it; an applicant's alike name is for the coordinator to judge. */
export async function barredAmong(tx: Tx, pairs: readonly Pair[]): Promise<(pair: Pair) => boolean> {
  const conflicts = await conflictsAmong(tx, {
    applicationIds: [...new Set(pairs.map((pair) => pair.application_id))],
    userIds: [...new Set(pairs.map((pair) => pair.evaluator_id))],
  });
  const barred = new Set(
    conflicts.flatMap(({ application_id, user_id, kind }) =>
      kind === "same_name" ? [] : [`${application_id} ${user_id}`],
    ),
  );
  return ({ application_id, evaluator_id }) => barred.has(`${application_id} ${evaluator_id}`);
}

/**
 * Assigns many at once within a command; the round is locked by the caller. Pairs that stand already are left as they are.
 * @returns what was made
 * @throws Refusal round.locked, application.not_found, evaluation.not_evaluator, evaluation.conflict_of_interest
 */
export async function assignAll(
  context: EventContext,
  actor: Actor,
  scope: OrgScope,
  round: RoundRecord,
  pairs: readonly Pair[],
): Promise<{ evaluatorId: string; dueAt: string | null }[]> {
  const { tx, platform } = context;
  if (round.state === "locked") throw new Refusal("round.locked");
  const ids = [...new Set(pairs.map((pair) => pair.application_id))];
  const records = await assignableApplications(tx, scope, actor.userId, ids);
  const strangers = records.some(({ programme_id }) => programme_id !== round.programme_id);
  if (strangers || records.length < ids.length) throw new Refusal("application.not_found");
  const people = [...new Set(pairs.map((pair) => pair.evaluator_id))];
  if ((await mayEvaluateAmong(tx, scope, people)).length < people.length) throw new Refusal("evaluation.not_evaluator");
  if (pairs.some(await barredAmong(tx, pairs))) throw new Refusal("evaluation.conflict_of_interest");
  const programme = await programmeById(tx, round.programme_id);
  const template = await templateOf(tx, programme, round);
  const common = {
    organizationId: scope.organizationId,
    roundId: round.id,
    templateVersionId: template.id,
    assignedBy: actor.userId,
    dueAt: dueIn(platform, programme, round),
    now: isoNow(platform.clock),
  };
  const made = await insertAssignments(tx, common, pairs);
  for (const record of records) await takeUnderReview(context, actor, record);
  return made.map((evaluatorId) => ({ evaluatorId, dueAt: common.dueAt }));
}

/** Fixes assignments of a round that were not handed in, so that nobody takes them back, or lets them go. @returns how many changed */
export async function fixAll(
  { tx }: EventContext,
  actor: Actor,
  scope: OrgScope,
  round: RoundRecord,
  { ids, isFixed }: { ids: readonly string[]; isFixed: boolean },
): Promise<number> {
  if (round.state === "locked") throw new Refusal("round.locked");
  return fixOpenAssignments(tx, scope, round.id, actor.userId, ids, isFixed);
}

/**
 * Takes back assignments of a round that were not handed in nor fixed, and that the caller may know of.
 * @returns whose each was, and of which application
 */
export async function unassignAll(
  context: EventContext,
  actor: Actor,
  scope: OrgScope,
  round: RoundRecord,
  ids: readonly string[],
): Promise<Pair[]> {
  if (round.state === "locked") throw new Refusal("round.locked");
  const gone = await deleteOpenAssignments(context.tx, scope, round.id, actor.userId, ids);
  for (const one of gone) await context.platform.events.emit(context, evaluationUnassigned, one);
  return gone.map(({ applicationId, evaluatorId }) => ({ application_id: applicationId, evaluator_id: evaluatorId }));
}

/**
 * Gives the caller one more application, as evaluator.
 * @param isFree asked once nothing of it changes any more: whoever was waited for may have filled the seat
 * @returns the evaluation's id; null where it is free no more
 */
export async function takeNext(
  context: EventContext,
  actor: Actor,
  scope: OrgScope,
  { roundId, applicationId }: { roundId: string; applicationId: string },
  isFree: () => Promise<boolean>,
): Promise<string | null> {
  const { tx, platform } = context;
  const round = await roundById(tx, roundId, "share");
  const application = await applicationById(tx, applicationId, actor.userId, "update");
  if (!round || !application || !(await isFree())) return null;
  const programme = await programmeById(tx, round.programme_id);
  const template = await templateOf(tx, programme, round);
  const record = await insertAssignment(tx, {
    organizationId: scope.organizationId,
    roundId,
    applicationId,
    evaluatorId: actor.userId,
    templateVersionId: template.id,
    assignedBy: actor.userId,
    dueAt: dueIn(platform, programme, round),
    now: isoNow(platform.clock),
    isAskedFor: true,
  });
  if (!record) return null;
  await takeUnderReview(context, actor, application);
  await announceAssigned(context, evaluationFacts(record, application, actor.name, round));
  return record.id;
}
