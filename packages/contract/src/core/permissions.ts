/** Roles and the permission matrix as data (specification 6, completions 1). Both sides read these tables; the server decides. */

export const PROFILE_ROLES = [
  "admin",
  "registry_coordinator",
  "company_coordinator",
  "evaluator",
  "investor",
  "mentor",
  "public",
] as const;
export type ProfileRole = (typeof PROFILE_ROLES)[number];

/** Choices at sign-up (specification 6); founder is stored as company_coordinator. */
export const SIGN_UP_ROLES = ["founder", "investor", "mentor", "evaluator", "public", "admin"] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/** Roles that carry power: asking for one is a request that a super admin decides (completions 1). */
export const REQUESTED_ROLES = ["evaluator", "admin"] as const satisfies readonly SignUpRole[];
export type RequestedRole = (typeof REQUESTED_ROLES)[number];

/**
 * Profile roles that can be appointed to coordinate an organization. Alone they decide pages and what one is offered; power
 * over an organization's applications comes with an appointment in the membership (completions 1).
 */
export const COORDINATING_ROLES: readonly ProfileRole[] = ["registry_coordinator", "admin"];

export const ORGANIZATION_ROLES = ["owner", "admin", "moderator", "member"] as const;
export type OrganizationRole = (typeof ORGANIZATION_ROLES)[number];

export const ORGANIZATION_ACTIONS = [
  "members.invite",
  "members.remove",
  "members.changeRoles",
  "members.view",
  "settings.editProfile",
  "settings.manageBilling",
  "settings.deleteOrganization",
  "settings.viewSettings",
  "data.createStartups",
  "data.manageApplications",
  "data.viewAnalytics",
  "data.manageInvestments",
  "data.manageEvents",
  "content.createContent",
  "content.editContent",
  "content.deleteContent",
  "content.publishContent",
] as const;
export type OrganizationAction = (typeof ORGANIZATION_ACTIONS)[number];

const OWNER_ONLY: ReadonlySet<OrganizationAction> = new Set(["settings.manageBilling", "settings.deleteOrganization"]);

/** Organization role → allowed actions (specification 6, matrix). */
export const ORGANIZATION_MATRIX: Record<OrganizationRole, readonly OrganizationAction[]> = {
  owner: ORGANIZATION_ACTIONS,
  admin: ORGANIZATION_ACTIONS.filter((action) => !OWNER_ONLY.has(action)),
  moderator: [
    "members.invite",
    "members.view",
    "settings.viewSettings",
    "data.createStartups",
    "data.manageApplications",
    "data.viewAnalytics",
    "data.manageEvents",
    "content.createContent",
    "content.editContent",
    "content.publishContent",
  ],
  member: ["members.view", "data.createStartups", "content.createContent"],
};

/** Where sign-in leads, by profile role (specification 2.4). */
export function postLoginTarget(profile: { id: string; role: ProfileRole } | null): string {
  switch (profile?.role) {
    case "admin":
      return profile.id ? "/system-admin" : "/dashboard";
    case "evaluator":
      return "/evaluator-dashboard";
    case "investor":
      return "/investment-opportunities";
    case "company_coordinator":
      return "/my-applications";
    default:
      return "/dashboard";
  }
}
