import { judgingHappenings as kinds } from "@kerkis/contract/judging/judging.happenings.ts";
import { evaluatorsOf, mayEvaluateAmong, type RoundRecord } from "#modules/evaluations/evaluations.api.ts";
import { programmeById } from "#modules/programmes/programmes.api.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import { announce, titleFacts } from "#platform/happenings/announce.ts";
import type { EventContext } from "#platform/platform.ts";
import { toBeTold } from "./audience.reads.ts";

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
    facts: { round_id: id, ...titleFacts(title) },
  });

/** Whose evaluations are due later, or earlier, than they were hears of it, once of the round. @param moved whose, and of what */
export async function announceDeadline(
  context: EventContext,
  scope: OrgScope,
  round: RoundRecord & { deadline: string },
  moved: readonly { application_id: string; evaluator_id: string }[],
): Promise<void> {
  const { id, title, deadline, organization_id: organizationId, programme_id: programmeId } = round;
  const audience = [...new Set(await toBeTold(context.tx, scope, moved))];
  if (audience.length === 0) return;
  const { timezone } = await programmeById(context.tx, programmeId);
  await announce(context, kinds.deadlineMoved, {
    audience,
    organizationId,
    facts: { round_id: id, ...titleFacts(title), due_at: deadline, timezone },
  });
}
