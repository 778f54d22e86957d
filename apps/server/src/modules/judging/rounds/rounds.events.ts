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

/**
 * Whom a round's deadline concerns hears once that it was set, moved or removed.
 * @param round as it is now, and the deadline that it had
 * @param concerned whose evaluations, and of what
 */
export async function announceDeadline(
  context: EventContext,
  scope: OrgScope,
  round: RoundRecord & { had: string | null },
  concerned: readonly { application_id: string; evaluator_id: string }[],
): Promise<void> {
  const { id, title, deadline, had, organization_id: organizationId, programme_id: programmeId } = round;
  const audience = [...new Set(await toBeTold(context.tx, scope, concerned))];
  if (audience.length === 0) return;
  const facts = { round_id: id, ...titleFacts(title) };
  if (deadline === null) return announce(context, kinds.deadlineRemoved, { audience, organizationId, facts });
  const { timezone } = await programmeById(context.tx, programmeId);
  const due = { ...facts, due_at: deadline, timezone };
  await announce(context, had === null ? kinds.deadlineSet : kinds.deadlineMoved, {
    audience,
    organizationId,
    facts: due,
  });
}
