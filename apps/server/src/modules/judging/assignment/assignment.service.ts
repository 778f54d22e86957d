import type { ExpertiseInput, ProposedInput } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { managesApplications } from "#modules/applications/applications.api.ts";
import { assignAll, fixAll, mayEvaluateAmong, takeNext, unassignAll } from "#modules/evaluations/evaluations.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { takeAdvisoryLock, transact } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { toBeTold } from "../rounds/audience.reads.ts";
import { lockedRound, recordRound } from "../rounds/rounds.service.ts";
import { announceAssignedMany, announceReminder, announceUnassignedMany } from "./assignment.events.ts";
import { evaluatorProfiles } from "./assignment.tables.ts";
import type { Pair } from "./distribution.policy.ts";
import { nextFor, waitingFor } from "./waiting.reads.ts";

/** Assigns pairs by hand, all of them or none. @returns how many were made */
export function assignMany(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { id, pairs }: { id: string; pairs: readonly Pair[] },
): Promise<number> {
  return transact(platform.db, actor.userId, async (tx) => {
    const round = await lockedRound(tx, scope, id);
    const context = { tx, platform, actorId: actor.userId };
    const made = await assignAll(context, actor, scope, round, pairs);
    await announceAssignedMany(context, round, made);
    if (made.length > 0) await recordRound(tx, actor, round, "round.assigned", { assigned: made.length });
    return made.length;
  });
}

/** Takes back assignments that were not handed in nor fixed; others of these ids are left. @returns how many */
export function unassignMany(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { id, evaluation_ids: ids }: { id: string; evaluation_ids: readonly string[] },
): Promise<number> {
  return transact(platform.db, actor.userId, async (tx) => {
    const round = await lockedRound(tx, scope, id);
    const context = { tx, platform, actorId: actor.userId };
    const gone = await unassignAll(context, actor, scope, round, ids);
    await announceUnassignedMany(context, round, await toBeTold(tx, scope, gone));
    if (gone.length > 0) await recordRound(tx, actor, round, "round.assigned", { taken_back: gone.length });
    return gone.length;
  });
}

/** Fixes assignments where they are, or lets them go; what was handed in stays by itself. @returns how many changed */
export function fixMany(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { id, evaluation_ids: ids, fixed: isFixed }: { id: string; evaluation_ids: readonly string[]; fixed: boolean },
): Promise<number> {
  return transact(platform.db, actor.userId, async (tx) => {
    const round = await lockedRound(tx, scope, id);
    const changed = await fixAll({ tx, platform, actorId: actor.userId }, actor, scope, round, { ids, isFixed });
    if (changed > 0) await recordRound(tx, actor, round, "round.assigned", { [isFixed ? "fixed" : "let_go"]: changed });
    return changed;
  });
}

/** Reminds evaluators of what waits for them, each once a day. @returns how many were @throws Refusal round.reminded when all had been */
export function remindEvaluators(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { id, user_ids: userIds }: { id: string; user_ids: readonly string[] },
): Promise<number> {
  return transact(platform.db, actor.userId, async (tx) => {
    const round = await lockedRound(tx, scope, id);
    if (round.state === "locked") throw new Refusal("round.locked");
    // Whoever left could not open what they would be reminded of.
    const members = await mayEvaluateAmong(tx, scope, userIds);
    const waiting = await waitingFor(
      tx,
      scope,
      actor.userId,
      id,
      members.map((one) => one.id),
    );
    if (waiting.length === 0) return 0;
    const now = isoNow(platform.clock);
    const people = waiting.map((one) => one.id);
    await tx
      .insert(evaluatorProfiles)
      .values(people.map((user_id) => ({ organization_id: scope.organizationId, user_id })))
      .onConflictDoNothing();
    const due = await tx
      .update(evaluatorProfiles)
      .set({ reminded_at: now })
      .where(
        and(
          eq(evaluatorProfiles.organization_id, scope.organizationId),
          inArray(evaluatorProfiles.user_id, people),
          or(isNull(evaluatorProfiles.reminded_at), lt(evaluatorProfiles.reminded_at, isoIn(platform.clock, -DAY_MS))),
        ),
      )
      .returning({ id: evaluatorProfiles.user_id });
    if (due.length === 0) throw new Refusal("round.reminded");
    const reminded = new Set(due.map((one) => one.id));
    const context = { tx, platform, actorId: actor.userId };
    for (const one of waiting) if (reminded.has(one.id)) await announceReminder(context, round, one);
    return due.length;
  });
}

/** Keeps what an evaluator knows and how much they take. @throws Refusal auth.forbidden, evaluation.not_evaluator */
export async function setExpertise(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { user_id: userId = actor.userId, fields, cap }: ExpertiseInput,
): Promise<void> {
  const manages = managesApplications(actor, scope.organizationId);
  if (userId !== actor.userId && !manages) throw new Refusal("auth.forbidden");
  await transact(platform.db, actor.userId, async (tx) => {
    const [found] = await mayEvaluateAmong(tx, scope, [userId]);
    if (!found) throw new Refusal("evaluation.not_evaluator");
    const values = { fields: [...new Set(fields)], cap, updated_at: isoNow(platform.clock) };
    await tx
      .insert(evaluatorProfiles)
      .values({ ...values, organization_id: scope.organizationId, user_id: userId })
      .onConflictDoUpdate({ target: [evaluatorProfiles.organization_id, evaluatorProfiles.user_id], set: values });
  });
}

/** Has distributions propose someone, or leave them out; assigning by hand stays open. @throws Refusal evaluation.not_evaluator */
export async function setProposed(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  { user_id: userId, proposed }: ProposedInput,
): Promise<void> {
  await transact(platform.db, actor.userId, async (tx) => {
    const [found] = await mayEvaluateAmong(tx, scope, [userId]);
    if (!found) throw new Refusal("evaluation.not_evaluator");
    const values = { is_proposed: proposed, updated_at: isoNow(platform.clock) };
    await tx
      .insert(evaluatorProfiles)
      .values({ ...values, organization_id: scope.organizationId, user_id: userId })
      .onConflictDoUpdate({ target: [evaluatorProfiles.organization_id, evaluatorProfiles.user_id], set: values });
  });
}

/** So often the next one is looked for anew when someone else was faster; more than that is for whoever asks to repeat. */
const MOST_LOOKS = 5;

/**
 * Gives an evaluator the application with the fewest reviews. Two who ask at once wait for each other, and whoever assigns meanwhile
 * comes first, so that a seat is never taken beyond need.
 * @returns the evaluation's id; null where nothing needs one
 * @throws Refusal evaluation.not_evaluator, request.conflict when others took every one that was found
 */
export async function giveNext(platform: Platform, actor: Actor, scope: OrgScope): Promise<string | null> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    // A transaction each: what one held in vain is let go, and the next may be of a round that is held before it.
    const given = await lookForNext(platform, actor, scope);
    if (given !== "taken") return given;
  }
  throw new Refusal("request.conflict");
}

const lookForNext = (platform: Platform, actor: Actor, scope: OrgScope): Promise<string | null> =>
  transact(platform.db, actor.userId, async (tx) => {
    const [evaluator] = await mayEvaluateAmong(tx, scope, [actor.userId]);
    if (!evaluator) throw new Refusal("evaluation.not_evaluator");
    await takeAdvisoryLock(tx, `next evaluation ${scope.organizationId}`);
    const next = await nextFor(tx, scope, actor.userId);
    if (!next) return null;
    const isFree = async () => (await nextFor(tx, scope, actor.userId, next)) !== null;
    return (await takeNext({ tx, platform, actorId: actor.userId }, actor, scope, next, isFree)) ?? "taken";
  });
