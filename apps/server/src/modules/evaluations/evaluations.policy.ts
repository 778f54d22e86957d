import type { AccessStep } from "@kerkis/contract/admin/people/access.schema.ts";
import type { ApplicationPhase } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { ErrorCode } from "@kerkis/contract/codes.ts";
import type { OrganizationRole, ProfileRole } from "@kerkis/contract/core/permissions.ts";
import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import type { Criterion, ScoreSheet } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { stands, type EvaluationStatus } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import type { ScoresVisible } from "@kerkis/contract/judging/rounds/rounds.taxonomy.ts";
import { roleIn, type Actor } from "#platform/auth/actor.ts";

/** Phases in which evaluators may work: submitted, and neither decided nor withdrawn. */
export const OPEN_PHASES: readonly ApplicationPhase[] = ["pending", "under_review", "changes_requested"];
export const isOpen = (phase: ApplicationPhase): boolean => OPEN_PHASES.includes(phase);

export const EVALUATING_PROFILE_ROLES: readonly ProfileRole[] = ["evaluator"];
export const EVALUATING_ORGANIZATION_ROLES: readonly OrganizationRole[] = ["owner", "admin", "moderator"];

/** Members who may be asked to evaluate: evaluators, appointed coordinators, and those who run the organization. */
export const mayEvaluate = (member: {
  role: OrganizationRole;
  profileRole: ProfileRole;
  isCoordinator: boolean;
}): boolean =>
  EVALUATING_ORGANIZATION_ROLES.includes(member.role) ||
  EVALUATING_PROFILE_ROLES.includes(member.profileRole) ||
  member.isCoordinator;

/** What the rules need to know of an evaluation. */
export interface EvaluationStanding {
  organizationId: string;
  evaluatorId: string;
  status: EvaluationStatus;
  phase: ApplicationPhase;
  /** Its round was locked: nothing changes until it is opened again. */
  isLocked: boolean;
}

/** Only its evaluator, while a member and neither recused nor declined: to everyone else it does not exist. */
export function evaluationRefusal(actor: Actor, facts: EvaluationStanding): ErrorCode | null {
  const theirs = facts.evaluatorId === actor.userId && stands(facts.status);
  return theirs && roleIn(actor, facts.organizationId) !== null ? null : "evaluation.not_found";
}

/** Why someone sees an evaluation or does not: the rules of `evaluationRefusal`, each as it is asked. */
export function explainEvaluation(actor: Actor, facts: EvaluationStanding): AccessStep[] {
  const no = (rule: AccessStep["rule"], decides: boolean): AccessStep => ({ rule, decides, allows: false });
  // What was declined is theirs no more than what they never had.
  if (facts.evaluatorId !== actor.userId || facts.status === "declined") return [no("evaluation.not_assigned", true)];
  if (facts.status === "recused") return [no("evaluation.not_assigned", false), no("evaluation.conflict", true)];
  const passed = [no("evaluation.not_assigned", false), no("evaluation.conflict", false)];
  if (evaluationRefusal(actor, facts) !== null) return [...passed, no("evaluation.not_member", true)];
  return [...passed, no("evaluation.not_member", false), { rule: "evaluation.assigned", decides: true, allows: true }];
}

/** Scores may change until the round is locked or the application decided or withdrawn, even after they were handed in. */
export const workRefusal = (facts: Pick<EvaluationStanding, "phase" | "isLocked">): ErrorCode | null =>
  isOpen(facts.phase) && !facts.isLocked ? null : "evaluation.closed";

/** A conflict can be declared, or an assignment declined, until one has handed in; what was handed in stays. */
export const recuseRefusal = (facts: EvaluationStanding): ErrorCode | null =>
  facts.status === "submitted" ? "evaluation.closed" : workRefusal(facts);

/** Whether an assignment waits to be accepted or declined. */
export const isUnanswered = (facts: { status: EvaluationStatus; accepted_at: string | null }): boolean =>
  facts.status === "assigned" && facts.accepted_at === null;

/** An assignment can be taken back until it was handed in; a declared conflict is remembered. */
export const unassignRefusal = (facts: EvaluationStanding): ErrorCode | null =>
  facts.status === "assigned" || facts.status === "in_progress" ? workRefusal(facts) : "evaluation.closed";

/** Whether an evaluator may see now what the others gave to the same application. */
export const showsOthers = (visible: ScoresVisible, own: EvaluationStatus): boolean =>
  visible === "always" || (visible === "after_own" && own === "submitted");

/** What the browser may offer the evaluator. */
export const permittedWork = (facts: EvaluationStanding): Evaluation["can"] => ({
  edit: workRefusal(facts) === null,
  submit: facts.status !== "submitted" && workRefusal(facts) === null,
  recuse: recuseRefusal(facts) === null,
  decline: recuseRefusal(facts) === null,
});

/** Paths of a sheet that its template does not know, or whose score lies beyond the scale. */
export function impossibleScores(criteria: readonly Criterion[], scores: ScoreSheet): string[] {
  const scales = new Map(criteria.map(({ key, scale_max }) => [key, scale_max]));
  return Object.entries(scores)
    .filter(([key, { score }]) => {
      const scale = scales.get(key);
      return scale === undefined || (score !== null && score > scale);
    })
    .map(([key]) => `scores.${key}`);
}
