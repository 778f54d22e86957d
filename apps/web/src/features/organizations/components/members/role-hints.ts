import type { OrganizationRole } from "@kerkis/contract/core/permissions.ts";
import { m } from "#messages";

/** What a role lets one do, in a sentence (specification 6, matrix). */
export const ROLE_HINTS: Record<OrganizationRole, () => string> = {
  owner: m.organizations_role_hint_owner,
  admin: m.organizations_role_hint_admin,
  moderator: m.organizations_role_hint_moderator,
  member: m.organizations_role_hint_member,
};
