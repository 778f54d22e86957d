import type { ErrorCode } from "@kerkis/contract/codes.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import {
  ORGANIZATION_MATRIX,
  type OrganizationAction,
  type OrganizationRole,
} from "@kerkis/contract/core/permissions.ts";
import { ORGANIZATION_STEPS, type OrganizationStep } from "@kerkis/contract/organizations/organizations.schema.ts";

/** What the rules need to know of an organization and of who asks. */
export interface OrganizationFacts {
  /** The caller's role there, whether the organization is active or not; null for a stranger. */
  role: OrganizationRole | null;
  superAdmin: boolean;
  isActive: boolean;
  isDeleted: boolean;
  /** The one everybody lands in (completions 1). */
  isDefault: boolean;
  /** The caller is its only owner. */
  isLastOwner: boolean;
}

/** The action of the matrix (specification 6) behind each step; null where ownership itself is asked for. */
const ACTIONS: Record<Exclude<OrganizationStep, "leave">, OrganizationAction | null> = {
  read: "settings.viewSettings",
  edit: "settings.editProfile",
  rename: "settings.editProfile",
  activate: null,
  deactivate: null,
  delete: "settings.deleteOrganization",
  restore: "settings.deleteOrganization",
  transfer: null,
  appoint: null,
};

/** Steps that only make sense while people work in it. */
const NEEDS_ACTIVE: ReadonlySet<OrganizationStep> = new Set(["edit", "rename", "deactivate", "transfer", "appoint"]);
/** Steps that end it or take its name away: the default one stays. */
const NOT_DEFAULT: ReadonlySet<OrganizationStep> = new Set(["rename", "deactivate", "delete", "leave"]);

/**
 * May the caller take this step? Strangers learn nothing; of what is switched off only its owners and super admins
 * hear, and of what is deleted too.
 */
export function organizationRefusal(facts: OrganizationFacts, step: OrganizationStep): ErrorCode | null {
  const { role, superAdmin, isActive, isDeleted, isDefault, isLastOwner } = facts;
  const owns = superAdmin || role === "owner";
  if (role === null && !superAdmin) return "org.not_found";
  if (isDeleted && !owns) return "org.not_found";
  if (!isActive && !owns) return "org.inactive";
  const refused = roleRefusal(facts, step);
  if (refused) return refused;
  if (isDefault && NOT_DEFAULT.has(step)) return "org.default_stays";
  if (step === "leave" && isLastOwner) return "org.last_owner";
  if (step === "read") return null;
  if (isDeleted !== (step === "restore")) return isDeleted ? "org.not_found" : "request.conflict";
  if (NEEDS_ACTIVE.has(step) && !isActive) return "org.inactive";
  if (step === "activate" && isActive) return "request.conflict";
  return null;
}

function roleRefusal({ role, superAdmin }: OrganizationFacts, step: OrganizationStep): ErrorCode | null {
  // Leaving takes a membership, which not even a super admin has everywhere.
  if (step === "leave") return role === null ? "request.not_found" : null;
  if (superAdmin) return null;
  const action = ACTIONS[step];
  if (action === null) return role === "owner" ? null : "auth.forbidden";
  return role !== null && ORGANIZATION_MATRIX[role].includes(action) ? null : "auth.forbidden";
}

/** What the reply tells the browser that it may offer (architecture: the browser shows, it never decides). */
export const allowedSteps = (facts: OrganizationFacts): Record<OrganizationStep, boolean> => {
  const may = (step: OrganizationStep) => organizationRefusal(facts, step) === null;
  return Object.fromEntries(ORGANIZATION_STEPS.map((step) => [step, may(step)])) as Record<OrganizationStep, boolean>;
};

/** When a deleted organization is erased for good: 30 days later. Null for one that is not deleted. */
export const erasedOn = (deletedAt: string | null): string | null =>
  deletedAt === null ? null : new Date(Date.parse(deletedAt) + LIMITS.organizationRestoreMs).toISOString();

/** Anyone signed in creates for themselves while creation is open; a super admin always, and for anyone (specification 5). */
export function creationRefusal(
  actor: { superAdmin: boolean; email: string },
  ownerEmail: string,
  isCreationOpen: boolean,
): ErrorCode | null {
  if (actor.superAdmin) return null;
  if (!isCreationOpen) return "org.creation_closed";
  return ownerEmail === actor.email.toLowerCase() ? null : "org.owner_not_self";
}
