import type { LocalizedText } from "@kerkis/contract/core/text/languages.ts";
import type { DeclineReason } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { OTHERS_CHANGED_EVENT } from "@kerkis/contract/evaluations/evaluations.events.ts";
import { evaluationsHappenings as kinds } from "@kerkis/contract/evaluations/evaluations.happenings.ts";
import { applicationLeft, audienceOfStep, conflictDeclared } from "#modules/applications/applications.api.ts";
import { defineEvent } from "#platform/events/events.ts";
import { announce, titleFacts, type Contact } from "#platform/happenings/announce.ts";
import type { EventContext } from "#platform/platform.ts";
import { assignmentMail } from "./evaluations.mails.ts";
import { readersOf } from "./rounds/others.reads.ts";

/** What is known of an evaluation when something happens to it. */
export interface EvaluationFacts {
  evaluationId: string;
  applicationId: string;
  organizationId: string;
  applicantId: string;
  evaluatorId: string;
  evaluatorName: string;
  startupName: string;
  /** Human reference of the application. */
  reference: string;
  /** When the evaluation is due, ISO 8601; null when it has no due date. */
  dueAt: string | null;
}

/** The evaluator declared a conflict of interest; modules drop what the evaluator may no longer see. */
export const evaluationRecused = defineEvent<EvaluationFacts>("evaluations.recused");
/** The evaluator declined it: it is theirs no more, as one that was taken back. */
export const evaluationDeclined = defineEvent<EvaluationFacts>("evaluations.declined");
export const evaluationUnassigned =
  defineEvent<Pick<EvaluationFacts, "evaluationId" | "evaluatorId">>("evaluations.unassigned");

const named = (facts: EvaluationFacts) => ({
  application_id: facts.applicationId,
  evaluation_id: facts.evaluationId,
  startup_name: facts.startupName,
  reference: facts.reference,
  person_name: facts.evaluatorName,
  ...(facts.dueAt && { due_at: facts.dueAt }),
});

/** An assignment is for the evaluator alone; those who manage the application have it on their screens. */
const forEvaluator = async ({ tx }: EventContext, facts: EvaluationFacts) => {
  const { parties, managers } = await audienceOfStep(tx, facts, [facts.evaluatorId]);
  return {
    audience: parties,
    organizationId: facts.organizationId,
    refreshIds: managers.map(({ userId }) => userId),
    facts: named(facts),
  };
};

/** What the evaluator did is for those who manage the application; it stands in the evaluator's own feed too. */
const byEvaluator = async ({ tx }: EventContext, facts: EvaluationFacts) => {
  const { parties, managers } = await audienceOfStep(tx, facts, [facts.evaluatorId]);
  return { audience: [...parties, ...managers], organizationId: facts.organizationId, facts: named(facts) };
};

type EvaluationStep = (context: EventContext, facts: EvaluationFacts) => Promise<void>;

export const announceAssigned: EvaluationStep = async (context, facts) =>
  announce(context, kinds.assigned, { ...(await forEvaluator(context, facts)), mail: assignmentMail(facts) });

export const announceSubmitted: EvaluationStep = async (context, facts) =>
  announce(context, kinds.submitted, await byEvaluator(context, facts));

export const announceRecused: EvaluationStep = async (context, facts) => {
  await context.platform.events.emit(context, evaluationRecused, facts);
  const { evaluatorId: userId, applicationId } = facts;
  await context.platform.events.emit(context, conflictDeclared, { userId, applicationId });
  await announce(context, kinds.recused, {
    audience: (await audienceOfStep(context.tx, facts, [])).managers,
    organizationId: facts.organizationId,
    facts: named(facts),
  });
};

/** Assignments of a round that were declined at once, and why. */
interface Declined {
  round: { id: string; title: LocalizedText; organization_id: string };
  facts: readonly EvaluationFacts[];
  reason: DeclineReason;
}

/**
 * Those who manage an application hear that its evaluator declined it: of one by name, of several how many there are that they
 * may know of. The evaluator keeps nothing that names what is theirs no more.
 */
export async function announceDeclined(context: EventContext, { round, facts, reason }: Declined): Promise<void> {
  const { events } = context.platform;
  const toldOf = new Map<string, { manager: Contact; of: EvaluationFacts[] }>();
  for (const one of facts) {
    const { managers } = await audienceOfStep(context.tx, one, []);
    await events.emit(context, evaluationDeclined, one);
    const { evaluatorId: userId, applicationId } = one;
    if (!managers.some((manager) => manager.userId === userId))
      await events.emit(context, applicationLeft, { userId, applicationId });
    for (const manager of managers) {
      const known = toldOf.get(manager.userId) ?? { manager, of: [] };
      known.of.push(one);
      toldOf.set(manager.userId, known);
    }
  }
  // Whoever may know of the same ones is told at once.
  const alike = Map.groupBy(toldOf.values(), ({ of }) => of.map(({ evaluationId }) => evaluationId).join(" "));
  for (const told of alike.values()) {
    const [first, ...others] = told[0]?.of ?? [];
    if (!first) continue;
    const about = { audience: told.map(({ manager }) => manager), organizationId: round.organization_id };
    const count = String(1 + others.length);
    await (others.length === 0
      ? announce(context, kinds.declined, { ...about, facts: { ...named(first), reason } })
      : announce(context, kinds.declinedMany, {
          ...about,
          facts: { round_id: round.id, ...titleFacts(round.title), count, person_name: first.evaluatorName, reason },
        }));
  }
}

export const announceUnassigned: EvaluationStep = async (context, facts) => {
  await context.platform.events.emit(context, evaluationUnassigned, facts);
  await announce(context, kinds.unassigned, await forEvaluator(context, facts));
};

/** What was handed in is new, or other than it was: open sheets that show it to other evaluators ask again. */
export async function pushToReaders(
  { tx, platform }: EventContext,
  given: Parameters<typeof readersOf>[1],
): Promise<void> {
  const readers = await readersOf(tx, given);
  await platform.realtime.publishAll(
    tx,
    readers.map(({ userId, evaluationId }) => ({
      topic: userTopic(userId),
      event: OTHERS_CHANGED_EVENT,
      payload: { evaluation_id: evaluationId },
    })),
  );
}
