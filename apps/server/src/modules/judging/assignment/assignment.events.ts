import { judgingHappenings as kinds } from "@kerkis/contract/judging/judging.happenings.ts";
import type { RoundRecord } from "#modules/evaluations/evaluations.api.ts";
import { announce, titleFacts } from "#platform/happenings/announce.ts";
import type { EventContext } from "#platform/platform.ts";

const factsOf = ({ id, title }: RoundRecord, count: number, dueAt: string | null) => ({
  round_id: id,
  ...titleFacts(title),
  count: String(count),
  ...(dueAt && { due_at: dueAt }),
});

/** Each evaluator hears once of all that they were given. */
export async function announceAssignedMany(
  context: EventContext,
  round: RoundRecord,
  made: readonly { evaluatorId: string; dueAt: string | null }[],
): Promise<void> {
  for (const [evaluatorId, theirs] of Map.groupBy(made, (one) => one.evaluatorId)) {
    await announce(context, kinds.assignedMany, {
      audience: [evaluatorId],
      organizationId: round.organization_id,
      facts: factsOf(round, theirs.length, theirs[0]?.dueAt ?? null),
    });
  }
}

/** Each evaluator hears once how many are theirs no more. @param evaluatorIds one for each assignment that was taken back */
export async function announceUnassignedMany(
  context: EventContext,
  round: RoundRecord,
  evaluatorIds: readonly string[],
): Promise<void> {
  for (const [evaluatorId, theirs] of Map.groupBy(evaluatorIds, (id) => id)) {
    await announce(context, kinds.unassignedMany, {
      audience: [evaluatorId],
      organizationId: round.organization_id,
      facts: factsOf(round, theirs.length, null),
    });
  }
}

export const announceReminder = (
  context: EventContext,
  round: RoundRecord,
  { id, waiting, dueAt }: { id: string; waiting: number; dueAt: string | null },
): Promise<void> =>
  announce(context, kinds.reminded, {
    audience: [id],
    organizationId: round.organization_id,
    facts: factsOf(round, waiting, dueAt),
  });
