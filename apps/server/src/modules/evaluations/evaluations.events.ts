import { defineEvent } from "#platform/events/events.ts";

/** What listeners need to know of an evaluation when something happens to it. */
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
  /** When it happened, ISO 8601. */
  at: string;
}

export const evaluationAssigned = defineEvent<EvaluationFacts>("evaluations.assigned");
export const evaluationSubmitted = defineEvent<EvaluationFacts & { weightedTotal: number }>("evaluations.submitted");
/** The evaluator declared a conflict of interest; the reason is for those who manage the application. */
export const evaluationRecused = defineEvent<EvaluationFacts & { reason: string }>("evaluations.recused");
export const evaluationUnassigned = defineEvent<EvaluationFacts>("evaluations.unassigned");
