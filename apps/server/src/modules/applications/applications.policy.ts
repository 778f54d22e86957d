import type { AccessStep } from "@kerkis/contract/admin/people/access.schema.ts";
import type { Application, ApplicationAction } from "@kerkis/contract/applications/applications.schema.ts";
import type { ApplicationPhase } from "@kerkis/contract/applications/applications.taxonomy.ts";
import type { ErrorCode } from "@kerkis/contract/codes.ts";
import {
  COORDINATING_ROLES,
  ORGANIZATION_MATRIX,
  ORGANIZATION_ROLES,
  type OrganizationRole,
} from "@kerkis/contract/core/permissions.ts";
import { stepsUntilAllowed, coordinates, isOwnerOrAdmin, mayIn, roleIn, type Actor } from "#platform/auth/actor.ts";

/** What the rules need to know of an application. */
export interface ApplicationStanding {
  organizationId: string;
  applicantId: string;
  phase: ApplicationPhase;
  appealed: boolean;
  /** Whether the person asking declared a conflict of interest on it. */
  recused: boolean;
  /** Whether the person asking is its applicant and no longer owns the startup that they applied to a call with. */
  hasLeft: boolean;
}

type Step = Exclude<ApplicationAction, "create">;

/** The state machine of completions 2: from where, and by whom. The database holds the same table. */
export const STEPS: Record<
  Step,
  { from: readonly ApplicationPhase[]; by: "applicant" | "manager" | "owner_or_admin" }
> = {
  submit: { from: ["draft"], by: "applicant" },
  resubmit: { from: ["changes_requested"], by: "applicant" },
  withdraw: { from: ["pending", "under_review", "changes_requested"], by: "applicant" },
  appeal: { from: ["rejected"], by: "applicant" },
  open_review: { from: ["pending"], by: "manager" },
  request_changes: { from: ["pending", "under_review"], by: "manager" },
  approve: { from: ["pending", "under_review"], by: "manager" },
  reject: { from: ["pending", "under_review"], by: "manager" },
  reopen: { from: ["approved"], by: "owner_or_admin" },
};

const EDITABLE: ReadonlySet<ApplicationPhase> = new Set(["draft", "changes_requested"]);
const ASSIGNABLE: ReadonlySet<ApplicationPhase> = new Set(["pending", "under_review"]);

/** Organization roles that the matrix lets manage applications. */
const MANAGING_ORGANIZATION_ROLES: ReadonlySet<OrganizationRole> = new Set(
  ORGANIZATION_ROLES.filter((role) => ORGANIZATION_MATRIX[role].includes("data.manageApplications")),
);

/** Manages applications of an organization: a member with such a role, its appointed coordinator, or a super admin. */
export const managesApplications = (actor: Actor, organizationId: string): boolean =>
  mayIn(actor, organizationId, "data.manageApplications") || coordinates(actor, organizationId);

/**
 * In which part someone meets an application. Nobody manages their own, nor one they declared a conflict on;
 * a draft is its applicant's alone.
 */
export function standingOf(actor: Actor, facts: ApplicationStanding): "applicant" | "manager" | "stranger" {
  if (facts.applicantId === actor.userId) return "applicant";
  if (facts.phase === "draft" || facts.recused) return "stranger";
  return managesApplications(actor, facts.organizationId) ? "manager" : "stranger";
}

/** Why someone sees an application or does not: the rules of `standingOf`, each as it is asked. */
export function explainApplication(actor: Actor, facts: ApplicationStanding): AccessStep[] {
  if (facts.applicantId === actor.userId) return [{ rule: "application.own", decides: true, allows: true }];
  const notOwn: AccessStep = { rule: "application.own", decides: false, allows: true };
  if (facts.phase === "draft") return [notOwn, { rule: "application.draft", decides: true, allows: false }];
  if (facts.recused) return [notOwn, { rule: "application.conflict", decides: true, allows: false }];
  const role = roleIn(actor, facts.organizationId);
  const byMatrix = role !== null && MANAGING_ORGANIZATION_ROLES.has(role);
  return [
    notOwn,
    ...stepsUntilAllowed(
      [
        ["person.super_admin", actor.superAdmin],
        ["application.organization_role", byMatrix],
        ["application.coordinator", coordinates(actor, facts.organizationId)],
      ],
      COORDINATING_ROLES.includes(actor.role) ? "application.not_appointed" : "application.not_managing",
    ),
  ];
}

/** May they see it? An evaluator sees it beside their own score sheet, not here. */
export const readRefusal = (actor: Actor, facts: ApplicationStanding): ErrorCode | null =>
  standingOf(actor, facts) === "stranger" ? "application.not_found" : null;

/** May they ever take this step, whatever state it is in? */
export function partRefusal(actor: Actor, facts: ApplicationStanding, step: Step): ErrorCode | null {
  const standing = standingOf(actor, facts);
  if (standing === "stranger") return "application.not_found";
  const { by } = STEPS[step];
  if (by === "applicant") {
    if (standing !== "applicant") return "auth.forbidden";
    return facts.hasLeft ? "application.startup_left" : null;
  }
  if (standing !== "manager") return "auth.forbidden";
  return by === "owner_or_admin" && !isOwnerOrAdmin(actor, facts.organizationId) ? "auth.forbidden" : null;
}

/** Does the state allow this step? */
export function stateRefusal(facts: ApplicationStanding, step: Step): ErrorCode | null {
  if (!STEPS[step].from.includes(facts.phase)) return "application.transition";
  return step === "appeal" && facts.appealed ? "application.appeal_used" : null;
}

/** May answers be changed? Only the applicant's own, as a draft or while changes are asked for. */
export function editRefusal(actor: Actor, facts: ApplicationStanding): ErrorCode | null {
  const standing = standingOf(actor, facts);
  if (standing === "stranger") return "application.not_found";
  if (standing !== "applicant") return "auth.forbidden";
  if (facts.hasLeft) return "application.startup_left";
  return EDITABLE.has(facts.phase) ? null : "application.not_editable";
}

/** May evaluators be assigned? */
export function assignRefusal(actor: Actor, facts: ApplicationStanding): ErrorCode | null {
  const standing = standingOf(actor, facts);
  if (standing === "stranger") return "application.not_found";
  if (standing !== "manager") return "auth.forbidden";
  return ASSIGNABLE.has(facts.phase) ? null : "application.transition";
}

/** What the browser may offer this person. */
export function permittedActions(actor: Actor, facts: ApplicationStanding): Application["can"] {
  const can = (step: Step) => (partRefusal(actor, facts, step) ?? stateRefusal(facts, step)) === null;
  return {
    edit: editRefusal(actor, facts) === null,
    submit: can("submit") || can("resubmit"),
    discard: facts.phase === "draft" && standingOf(actor, facts) === "applicant",
    withdraw: can("withdraw"),
    appeal: can("appeal"),
    open_review: can("open_review"),
    assign: assignRefusal(actor, facts) === null,
    request_changes: can("request_changes"),
    approve: can("approve"),
    reject: can("reject"),
    reopen: can("reopen"),
  };
}
