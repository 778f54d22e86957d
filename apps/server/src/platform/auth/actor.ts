import type { AccessRule, AccessStep } from "@kerkis/contract/admin/people/access.schema.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import { PAGE_DEFAULTS } from "@kerkis/contract/core/page-defaults.ts";
import {
  ORGANIZATION_MATRIX,
  type OrganizationAction,
  type OrganizationRole,
  type ProfileRole,
} from "@kerkis/contract/core/permissions.ts";
import { PAGE_KEYS, type PageKey, type PagePermissions } from "@kerkis/contract/core/pages.ts";

export interface ActorMembership {
  organizationId: string;
  role: OrganizationRole;
  /** Appointed to coordinate it, and of a profile role that can be (completions 1). */
  isCoordinator: boolean;
}

/** Who asks: made once per request from the session, and all that policies need to know of a person. */
export interface Actor {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  language: Language;
  role: ProfileRole;
  superAdmin: boolean;
  /** The super admin who works as this person, or null (completions 1). */
  impersonatorId: string | null;
  memberships: readonly ActorMembership[];
  /** The organization the person works in; null when they belong to none. */
  organizationId: string | null;
  /** Page permissions in that organization. */
  pages: PagePermissions;
}

/** An override of a page permission, as /admin/system stores it. */
export interface PageOverride {
  subject: "organization_role" | "profile_role";
  role: string;
  page: PageKey;
  allowed: boolean;
}

/** The person's role in an organization, or null. */
export const roleIn = (actor: Actor, organizationId: string | null): OrganizationRole | null =>
  actor.memberships.find((membership) => membership.organizationId === organizationId)?.role ?? null;

/** Whether the person is an appointed coordinator of an organization. */
export const coordinates = (actor: Actor, organizationId: string | null): boolean =>
  actor.memberships.some((membership) => membership.organizationId === organizationId && membership.isCoordinator);

/** Does the organization matrix (specification 6) allow it? A super admin passes every check. */
export function mayIn(actor: Actor, organizationId: string, action: OrganizationAction): boolean {
  if (actor.superAdmin) return true;
  const role = roleIn(actor, organizationId);
  return role !== null && ORGANIZATION_MATRIX[role].includes(action);
}

export const isOwnerOrAdmin = (actor: Actor, organizationId: string): boolean =>
  actor.superAdmin || ["owner", "admin"].includes(roleIn(actor, organizationId) ?? "");

/** The rules about a page in the order they are asked; the first that applies decides. */
export const PAGE_RULES = [
  "person.super_admin",
  "organization.owner_or_admin",
  "person.profile_admin",
  "person.applicant",
  "override.organization_role",
  "override.profile_role",
  "default.everyone",
  "default.profile_role",
  "default.organization_role",
  "default.nobody",
] as const;
export type PageRule = (typeof PAGE_RULES)[number];

/** Of a person, what the rules about pages look at. */
interface PagePerson {
  role: ProfileRole;
  superAdmin: boolean;
  /** They have an application of their own, a draft too: nobody who has one is kept from its page. */
  applies?: boolean;
}

/**
 * Which rule decides about a page, and how (completions 1): owners, admins, profile admins and super admins have all;
 * for the rest an override of the organization role wins over one of the profile role, and both over the default.
 */
function decidePage(
  person: PagePerson,
  organizationRole: OrganizationRole | null,
  overrides: readonly PageOverride[],
  page: PageKey,
): { rule: PageRule; allowed: boolean } {
  const yes = (rule: PageRule) => ({ rule, allowed: true });
  if (person.superAdmin) return yes("person.super_admin");
  if (organizationRole === "owner" || organizationRole === "admin") return yes("organization.owner_or_admin");
  if (person.role === "admin") return yes("person.profile_admin");
  if (page === "my-applications" && person.applies) return yes("person.applicant");
  const override = (subject: PageOverride["subject"], role: string | null) =>
    overrides.find((entry) => entry.subject === subject && entry.role === role && entry.page === page)?.allowed;
  const forOrganizationRole = override("organization_role", organizationRole);
  if (forOrganizationRole !== undefined) return { rule: "override.organization_role", allowed: forOrganizationRole };
  const forProfileRole = override("profile_role", person.role);
  if (forProfileRole !== undefined) return { rule: "override.profile_role", allowed: forProfileRole };
  const defaults = PAGE_DEFAULTS[page];
  if (defaults.everyone === true) return yes("default.everyone");
  if (defaults.profileRoles?.includes(person.role)) return yes("default.profile_role");
  if (organizationRole !== null && defaults.organizationRoles?.includes(organizationRole)) {
    return yes("default.organization_role");
  }
  return { rule: "default.nobody", allowed: false };
}

/** Page permissions of a person in an organization, as `decidePage` has them. */
export const pagePermissions = (
  person: PagePerson,
  organizationRole: OrganizationRole | null,
  overrides: readonly PageOverride[],
): PagePermissions =>
  Object.fromEntries(
    PAGE_KEYS.map((page) => [page, decidePage(person, organizationRole, overrides, page).allowed]),
  ) as PagePermissions;

/** Rules that each would allow, up to the first that does; where none does, `otherwise` refuses. */
export function stepsUntilAllowed(
  rules: readonly (readonly [AccessRule, boolean])[],
  otherwise: AccessRule,
): AccessStep[] {
  const deciding = rules.findIndex(([, applies]) => applies);
  const steps = (deciding === -1 ? rules : rules.slice(0, deciding + 1)).map(([rule, applies]): AccessStep => ({
    rule,
    decides: applies,
    allows: true,
  }));
  return deciding === -1 ? [...steps, { rule: otherwise, decides: true, allows: false }] : steps;
}

/** Why someone has a page or has it not: every rule up to the one that decides. */
export function explainPage(
  person: PagePerson,
  organizationRole: OrganizationRole | null,
  overrides: readonly PageOverride[],
  page: PageKey,
): AccessStep[] {
  const { rule: deciding, allowed } = decidePage(person, organizationRole, overrides, page);
  return PAGE_RULES.slice(0, PAGE_RULES.indexOf(deciding) + 1).map((rule) => ({
    rule,
    decides: rule === deciding,
    allows: rule === deciding ? allowed : true,
  }));
}
