/** What the person may do, as the session says it; the server decides again on every call. */
import type { PageKey } from "@kerkis/contract/core/pages.ts";
import { type OrganizationAction, ORGANIZATION_MATRIX, type ProfileRole } from "@kerkis/contract/core/permissions.ts";
import type { Session } from "@kerkis/contract/identity/identity.schema.ts";

/** Whether a page's permission is held. The server decides again on every call. */
export const hasPage = (session: Session, page: PageKey): boolean => session.is_super_admin || session.pages[page];

/** Whether the person has one of these profile roles. */
export const hasProfileRole = (session: Session, ...roles: ProfileRole[]): boolean =>
  session.profile !== null && roles.includes(session.profile.role);

/** Whether the person's role in the current organization allows an action (specification 6, matrix). */
export function hasAction(session: Session, action: OrganizationAction): boolean {
  if (session.is_super_admin) return true;
  const role = session.current_organization?.role;
  return role !== undefined && ORGANIZATION_MATRIX[role].includes(action);
}

/** Whether the person may begin an application here, as the server decides it: it goes to the current organization. */
export const mayRegister = (session: Session): boolean =>
  session.current_organization !== null && hasAction(session, "data.createStartups");

/** Whether the person manages applications of the current organization, as the server decides it. */
export function managesApplications(session: Session): boolean {
  const current = session.current_organization;
  return current !== null && (hasAction(session, "data.manageApplications") || current.is_coordinator);
}

/** Whether the person may be asked to evaluate in the current organization, as the server decides it. */
export const mayEvaluate = (session: Session): boolean =>
  session.profile?.role === "evaluator" || managesApplications(session);

/** Owner or admin of the current organization, or super admin. */
export function isOrganizationAdmin(session: Session): boolean {
  const role = session.current_organization?.role;
  return session.is_super_admin || role === "owner" || role === "admin";
}

/** Whether /admin is theirs here: a profile admin has the page everywhere, and power where they were appointed (completions 1). */
export const mayOversee = (session: Session): boolean =>
  hasPage(session, "admin") &&
  (session.profile?.role !== "admin" ||
    isOrganizationAdmin(session) ||
    session.current_organization?.is_coordinator === true);
