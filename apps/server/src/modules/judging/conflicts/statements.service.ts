import { judgingHappenings as kinds } from "@kerkis/contract/judging/judging.happenings.ts";
import { DAY_MS } from "@kerkis/contract/core/limits.ts";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { mayEvaluateAmong } from "#modules/evaluations/evaluations.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { refuseWhileImpersonating } from "#platform/auth/impersonation.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoIn, isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { announce, titleFacts } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { lockedRound, recordRound } from "../rounds/rounds.service.ts";
import { requireEvaluator } from "./conflicts.service.ts";
import { statementsOf } from "./statements.reads.ts";
import { conflictStatements } from "./statements.tables.ts";

/**
 * Keeps that someone declared every conflict of interest that they have in a round; said again, it holds from now.
 * @throws Refusal evaluation.not_evaluator, round.not_found also for a round that they have no application of, round.locked,
 * auth.impersonating
 */
export async function stateConflicts(
  platform: Platform,
  actor: Actor,
  scope: OrgScope,
  roundId: string,
): Promise<void> {
  // It is the person's own word.
  refuseWhileImpersonating(actor);
  return transact(platform.db, actor.userId, async (tx) => {
    await requireEvaluator(tx, actor, scope);
    const round = await lockedRound(tx, scope, roundId);
    if (round.state === "locked") throw new Refusal("round.locked");
    const open = await statementsOf(tx, scope, actor.userId);
    if (!open.some(({ round_id: id }) => id === roundId)) throw new Refusal("round.not_found");
    const stated_at = isoNow(platform.clock);
    await tx
      .insert(conflictStatements)
      .values({ round_id: roundId, user_id: actor.userId, stated_at })
      .onConflictDoUpdate({ target: [conflictStatements.round_id, conflictStatements.user_id], set: { stated_at } });
    await recordRound(tx, actor, round, "conflict.stated", {});
  });
}

/**
 * Asks the evaluators who did not state their conflicts of interest in a round to do so, each once a day.
 * @returns how many were
 * @throws Refusal round.not_found, round.locked, round.reminded when all of them had been
 */
export function askForStatements(platform: Platform, actor: Actor, scope: OrgScope, roundId: string): Promise<number> {
  return transact(platform.db, actor.userId, async (tx) => {
    const round = await lockedRound(tx, scope, roundId);
    if (round.state === "locked") throw new Refusal("round.locked");
    const people = await mayEvaluateAmong(tx, scope);
    if (people.length === 0) return 0;
    await tx
      .insert(conflictStatements)
      .values(people.map(({ id }) => ({ round_id: roundId, user_id: id })))
      .onConflictDoNothing();
    const { round_id, user_id, asked_at, stated_at } = conflictStatements;
    const silent = await tx
      .update(conflictStatements)
      .set({ asked_at: isoNow(platform.clock) })
      .where(
        and(
          eq(round_id, roundId),
          isNull(stated_at),
          or(isNull(asked_at), lt(asked_at, isoIn(platform.clock, -DAY_MS))),
        ),
      )
      .returning({ id: user_id });
    const members = new Set(people.map(({ id }) => id));
    const audience = silent.map(({ id }) => id).filter((id) => members.has(id));
    if (audience.length === 0) throw new Refusal("round.reminded");
    await announce({ tx, platform, actorId: actor.userId }, kinds.statementAsked, {
      audience,
      organizationId: scope.organizationId,
      facts: { round_id: roundId, ...titleFacts(round.title) },
    });
    await recordRound(tx, actor, round, "conflict.asked", { asked: audience.length });
    return audience.length;
  });
}
