import { judgingHappenings as kinds } from "@kerkis/contract/judging/judging.happenings.ts";
import { evaluatorsOf, mayEvaluateAmong, type RoundRecord } from "#modules/evaluations/evaluations.api.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { announce } from "#platform/happenings/announce.ts";
import type { EventContext } from "#platform/platform.ts";

const KINDS = { lock: kinds.roundLocked, reopen: kinds.roundReopened };

/** Whoever evaluates in a round hears that their evaluations are closed, or open again. */
export const announceRoundState = async (
  context: EventContext,
  scope: OrgScope,
  { id, title, organization_id: organizationId }: RoundRecord,
  change: keyof typeof KINDS,
): Promise<void> =>
  announce(context, KINDS[change], {
    // Whoever left could not open what they would hear of.
    audience: (await mayEvaluateAmong(context.tx, scope, await evaluatorsOf(context.tx, id))).map((one) => one.id),
    organizationId,
    facts: { round_id: id, round_title: title.el },
  });
