import type { PassOn } from "@kerkis/contract/judging/results/results.schema.ts";
import { enterRound, leaveRound, roundAfter } from "#modules/evaluations/evaluations.api.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact } from "#platform/db/db.ts";
import { Refusal } from "#platform/http/refusal.ts";
import type { Platform } from "#platform/platform.ts";
import { decidableIn, isAnyPrepared } from "../decisions/decisions.reads.ts";
import { lockedRound, recordRound } from "../rounds/rounds.service.ts";

/**
 * Passes applications on to the next round, all of them or none, or takes back those that nobody was given there. Only from a locked
 * round: what one passes on by stands still.
 * @returns how many moved now
 * @throws Refusal round.not_found, round.not_locked, round.no_next, round.locked, decision.prepared, application.not_found
 */
export function passOn(platform: Platform, actor: Actor, scope: OrgScope, input: PassOn): Promise<number> {
  return transact(platform.db, actor.userId, async (tx) => {
    const round = await lockedRound(tx, scope, input.id);
    if (round.state !== "locked") throw new Refusal("round.not_locked");
    const next = await roundAfter(tx, round, "update");
    if (!next) throw new Refusal("round.no_next");
    if (next.state === "locked") throw new Refusal("round.locked");
    const ids = [...new Set(input.application_ids)];
    if ((await decidableIn(tx, scope, actor.userId, round.id, ids)).length < ids.length)
      throw new Refusal("application.not_found");
    if (input.passed && (await isAnyPrepared(tx, ids))) throw new Refusal("decision.prepared");
    const moved = input.passed
      ? await enterRound(tx, next.id, ids, isoNow(platform.clock))
      : await leaveRound(tx, next.id, ids);
    if (moved > 0)
      await recordRound(tx, actor, round, "round.passed_on", {
        to: next.title.el,
        [input.passed ? "passed" : "taken_back"]: moved,
      });
    return moved;
  });
}
