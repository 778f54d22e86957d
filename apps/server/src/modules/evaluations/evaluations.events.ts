import { evaluationsHappenings as kinds } from "@kerkis/contract/evaluations/evaluations.happenings.ts";
import { audienceOfStep, conflictDeclared } from "#modules/applications/applications.api.ts";
import { defineEvent } from "#platform/events/events.ts";
import { announce } from "#platform/happenings/announce.ts";
import type { EventContext } from "#platform/platform.ts";
import { assignmentMail } from "./evaluations.mails.ts";

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
export const evaluationUnassigned = defineEvent<EvaluationFacts>("evaluations.unassigned");

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

export const announceUnassigned: EvaluationStep = async (context, facts) => {
  await context.platform.events.emit(context, evaluationUnassigned, facts);
  await announce(context, kinds.unassigned, await forEvaluator(context, facts));
};
