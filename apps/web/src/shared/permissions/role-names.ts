import type { OrganizationRole, ProfileRole } from "@kerkis/contract/core/permissions.ts";
import { m } from "#messages";
import type { RoleTone } from "#shared/ui/marks/tone.ts";

/** Profile roles in the reader's language. */
export const PROFILE_ROLE_NAMES: Record<ProfileRole, () => string> = {
  admin: m.shell_role_admin,
  registry_coordinator: m.shell_role_registry_coordinator,
  company_coordinator: m.shell_role_company_coordinator,
  evaluator: m.shell_role_evaluator,
  investor: m.shell_role_investor,
  mentor: m.shell_role_mentor,
  public: m.shell_role_public,
};

/** The seat's colour of each role; who runs the registry sits with the public sector. */
export const PROFILE_ROLE_TONES: Record<ProfileRole, RoleTone> = {
  admin: "public",
  registry_coordinator: "public",
  company_coordinator: "founder",
  evaluator: "evaluator",
  investor: "investor",
  mentor: "mentor",
  public: "public",
};

/** Organization roles in the reader's language. */
export const ORGANIZATION_ROLE_NAMES: Record<OrganizationRole, () => string> = {
  owner: m.organizations_role_owner,
  admin: m.organizations_role_admin,
  moderator: m.organizations_role_moderator,
  member: m.organizations_role_member,
};
