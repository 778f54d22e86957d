import type { Language } from "@kerkis/contract/core/languages.ts";
import {
  ORGANIZATION_MATRIX,
  PAGE_DEFAULTS,
  PAGE_KEYS,
  type OrganizationAction,
  type OrganizationRole,
  type PageKey,
  type PagePermissions,
  type ProfileRole,
} from "@kerkis/contract/core/permissions.ts";

export interface ActorMembership {
  organizationId: string;
  role: OrganizationRole;
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

/** Does the organization matrix (specification 6) allow it? A super admin passes every check. */
export function mayIn(actor: Actor, organizationId: string, action: OrganizationAction): boolean {
  if (actor.superAdmin) return true;
  const role = roleIn(actor, organizationId);
  return role !== null && ORGANIZATION_MATRIX[role].includes(action);
}

export const isOwnerOrAdmin = (actor: Actor, organizationId: string): boolean =>
  actor.superAdmin || ["owner", "admin"].includes(roleIn(actor, organizationId) ?? "");

/**
 * Page permissions of a person in an organization (completions 1): owners, admins, profile admins and super admins
 * have all; for the rest an override of the organization role wins over one of the profile role, and both over the default.
 */
export function pagePermissions(
  person: { role: ProfileRole; superAdmin: boolean },
  organizationRole: OrganizationRole | null,
  overrides: readonly PageOverride[],
): PagePermissions {
  const all =
    person.superAdmin || person.role === "admin" || organizationRole === "owner" || organizationRole === "admin";
  const decide = (page: PageKey): boolean => {
    if (all) return true;
    const override = (subject: PageOverride["subject"], role: string | null) =>
      overrides.find((entry) => entry.subject === subject && entry.role === role && entry.page === page)?.allowed;
    const defaults = PAGE_DEFAULTS[page];
    return (
      override("organization_role", organizationRole) ??
      override("profile_role", person.role) ??
      (defaults.everyone === true ||
        (defaults.profileRoles?.includes(person.role) ?? false) ||
        (organizationRole !== null && (defaults.organizationRoles?.includes(organizationRole) ?? false)))
    );
  };
  return Object.fromEntries(PAGE_KEYS.map((page) => [page, decide(page)])) as PagePermissions;
}
