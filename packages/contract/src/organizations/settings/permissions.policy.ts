import type { PageKey } from "../../core/pages.ts";
import { PAGE_DEFAULTS } from "../../core/page-defaults.ts";
import { type OrganizationRole, type ProfileRole } from "../../core/permissions.ts";

/** A column of the matrix: an organization role or a profile role. */
export const PERMISSION_SUBJECTS = ["organization_role", "profile_role"] as const;
export type PermissionSubject = (typeof PERMISSION_SUBJECTS)[number];
export type PermissionRole =
  | { subject: "organization_role"; role: OrganizationRole }
  | { subject: "profile_role"; role: ProfileRole };

/** Owners, organization admins and profile admins always have every page (completions 1). */
const HAVE_ALL: ReadonlySet<string> = new Set([
  "organization_role owner",
  "organization_role admin",
  "profile_role admin",
]);
export const hasEveryPage = (subject: PermissionSubject, role: string): boolean => HAVE_ALL.has(`${subject} ${role}`);

/** «admin» is for owners and admins only (completions 1): nobody else can be let in. */
export const LOCKED_PAGES: readonly PageKey[] = ["admin"];

export const isLockedCell = (subject: PermissionSubject, role: string, page: PageKey): boolean =>
  hasEveryPage(subject, role) || LOCKED_PAGES.includes(page);

/** What holds for a role where nothing is overridden; null: this role alone says nothing, the other one decides. */
export function pageDefault(subject: PermissionSubject, role: string, page: PageKey): boolean | null {
  if (hasEveryPage(subject, role)) return true;
  const { everyone, profileRoles = [], organizationRoles = [] } = PAGE_DEFAULTS[page];
  if (everyone) return true;
  if (LOCKED_PAGES.includes(page)) return false;
  const named: readonly string[] = subject === "profile_role" ? profileRoles : organizationRoles;
  if (named.includes(role)) return true;
  return subject === "profile_role" ? false : null;
}

/** Days that an organization keeps what may be forgotten (completions 10). */
export const RETENTION_KINDS = ["activity", "notifications", "invitations", "drafts"] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];
export const RETENTION_LIMITS: Record<RetentionKind, { min: number; max: number; usual: number }> = {
  activity: { min: 30, max: 3650, usual: 730 },
  notifications: { min: 30, max: 1825, usual: 365 },
  invitations: { min: 30, max: 1825, usual: 180 },
  drafts: { min: 60, max: 1825, usual: 365 },
};
