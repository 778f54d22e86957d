import { ORGANIZATION_ROLES, PROFILE_ROLES } from "@kerkis/contract/core/permissions.ts";
import type { PageKey } from "@kerkis/contract/core/pages.ts";
import { type PermissionMatrix } from "@kerkis/contract/organizations/settings/permissions.schema.ts";
import {
  isLockedCell,
  pageDefault,
  type PermissionRole,
} from "@kerkis/contract/organizations/settings/permissions.policy.ts";
import { ORGANIZATION_ROLE_NAMES, PROFILE_ROLE_NAMES } from "#shared/permissions/role-names.ts";

/** The matrix's columns: organization roles, then profile roles. */
export const PERMISSION_COLUMNS: readonly PermissionRole[] = [
  ...ORGANIZATION_ROLES.map((role) => ({ subject: "organization_role" as const, role })),
  ...PROFILE_ROLES.map((role) => ({ subject: "profile_role" as const, role })),
];

export const columnKey = ({ subject, role }: PermissionRole): string => `${subject}:${role}`;

export const columnName = (column: PermissionRole): string =>
  column.subject === "organization_role" ? ORGANIZATION_ROLE_NAMES[column.role]() : PROFILE_ROLE_NAMES[column.role]();

/** One cell: what the organization said, what holds without it, and whether it can be changed at all. */
export interface PermissionCell {
  column: PermissionRole;
  page: PageKey;
  override: boolean | null;
  usual: boolean | null;
  isLocked: boolean;
}

export function permissionCell(
  overrides: PermissionMatrix["overrides"],
  column: PermissionRole,
  page: PageKey,
): PermissionCell {
  const { subject, role } = column;
  const found = overrides.find((entry) => entry.subject === subject && entry.role === role && entry.page === page);
  return {
    column,
    page,
    override: found?.allowed ?? null,
    usual: pageDefault(subject, role, page),
    isLocked: isLockedCell(subject, role, page),
  };
}
