import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { m } from "#messages";

/** Organization roles in the reader's language. */
export const ORGANIZATION_ROLE_NAMES: Record<OrganizationRole, () => string> = {
  owner: m.organizations_role_owner,
  admin: m.organizations_role_admin,
  moderator: m.organizations_role_moderator,
  member: m.organizations_role_member,
};
