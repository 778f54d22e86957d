import type { AccessStep } from "@kerkis/contract/admin/people/access.schema.ts";
import type { ApplicationPhase } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { ErrorCode } from "@kerkis/contract/codes.ts";
import type { OrganizationRole, ProfileRole } from "@kerkis/contract/core/permissions.ts";
import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import type { Criterion, EvaluatorCandidate, ScoreSheet } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import type { EvaluationStatus } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
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

/** Mail services open to everyone: an address there says nothing of where one works. */
const SHARED_MAIL_DOMAINS = new Set(
  (
    "gmail.com googlemail.com outlook.com outlook.com.gr hotmail.com hotmail.gr live.com msn.com windowslive.com " +
    "yahoo.com yahoo.gr ymail.com icloud.com me.com mac.com aol.com mail.com proton.me protonmail.com pm.me " +
    "tutanota.com zoho.com fastmail.com hey.com yandex.com gmx.com gmx.net gmx.de web.de mail.ru " +
    "otenet.gr forthnet.gr hol.gr in.gr freemail.gr cosmotemail.gr vivodinet.gr windowslive.gr example.com " +
    // The demo's own accounts.
    "demo.kerkis.local"
  ).split(" "),
);

/** Domain of an e-mail address that tells where its owner belongs; null for one open to everyone. */
export function telltaleDomain(email: string): string | null {
  const domain = email
    .slice(email.lastIndexOf("@") + 1)
    .trim()
    .toLowerCase();
  return domain === "" || SHARED_MAIL_DOMAINS.has(domain) ? null : domain;
}

/** What speaks against someone judging an application (completions 2), the plainest reason first. */
export function conflictOf(
  person: { userId: string; email: string; recused: boolean },
  applicant: { userId: string; email: string },
): EvaluatorCandidate["conflict"] {
  if (person.userId === applicant.userId) return "applicant";
  if (person.recused) return "recused";
  const domain = telltaleDomain(person.email);
  return domain !== null && domain === telltaleDomain(applicant.email) ? "email_domain" : null;
}

/** What the rules need to know of an evaluation. */
export interface EvaluationStanding {
  organizationId: string;
  evaluatorId: string;
  status: EvaluationStatus;
  phase: ApplicationPhase;
}

/** Only its evaluator, while a member and not recused: to everyone else it does not exist. */
export function evaluationRefusal(actor: Actor, facts: EvaluationStanding): ErrorCode | null {
  const theirs = facts.evaluatorId === actor.userId && facts.status !== "recused";
  return theirs && roleIn(actor, facts.organizationId) !== null ? null : "evaluation.not_found";
}

/** Why someone sees an evaluation or does not: the rules of `evaluationRefusal`, each as it is asked. */
export function explainEvaluation(actor: Actor, facts: EvaluationStanding): AccessStep[] {
  const no = (rule: AccessStep["rule"], decides: boolean): AccessStep => ({ rule, decides, allows: false });
  if (facts.evaluatorId !== actor.userId) return [no("evaluation.not_assigned", true)];
  if (facts.status === "recused") return [no("evaluation.not_assigned", false), no("evaluation.conflict", true)];
  const passed = [no("evaluation.not_assigned", false), no("evaluation.conflict", false)];
  if (evaluationRefusal(actor, facts) !== null) return [...passed, no("evaluation.not_member", true)];
  return [...passed, no("evaluation.not_member", false), { rule: "evaluation.assigned", decides: true, allows: true }];
}

/** Scores may change until the application is decided or withdrawn, even after they were handed in. */
export const workRefusal = (facts: EvaluationStanding): ErrorCode | null =>
  isOpen(facts.phase) ? null : "evaluation.closed";

/** A conflict can be declared until one has handed in; what was handed in stays. */
export const recuseRefusal = (facts: EvaluationStanding): ErrorCode | null =>
  facts.status === "submitted" ? "evaluation.closed" : workRefusal(facts);

/** An assignment can be taken back until it was handed in; a declared conflict is remembered. */
export const unassignRefusal = (facts: EvaluationStanding): ErrorCode | null =>
  facts.status === "assigned" || facts.status === "in_progress" ? workRefusal(facts) : "evaluation.closed";

/** What the browser may offer the evaluator. */
export const permittedWork = (facts: EvaluationStanding): Evaluation["can"] => ({
  edit: workRefusal(facts) === null,
  submit: facts.status !== "submitted" && workRefusal(facts) === null,
  recuse: recuseRefusal(facts) === null,
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
