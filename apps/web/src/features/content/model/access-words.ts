import type { Access, PolicyName } from "@kerkis/contract/core/endpoint.ts";
import {
  ORGANIZATION_MATRIX,
  ORGANIZATION_ROLES,
  type OrganizationAction,
  type OrganizationRole,
} from "@kerkis/contract/core/permissions.ts";
import { m } from "#messages";
import { formatList } from "#shared/i18n/format.ts";

const POLICY_WORDS: Record<PolicyName, () => string> = {
  "application.own": m.content_access_application_own,
  "application.read": m.content_access_application_read,
  "application.manage": m.content_access_application_manage,
  "evaluation.own": m.content_access_evaluation_own,
  "evaluation.read": m.content_access_evaluation_read,
  "evaluation.manage": m.content_access_evaluation_manage,
  "round.manage": m.content_access_round_manage,
  "workflow.manage": m.content_access_workflow_manage,
  "workflow.run": m.content_access_workflow_run,
  "task.own": m.content_access_task_own,
  "startup.coordinate": m.content_access_startup_coordinate,
  "import.manage": m.content_access_startup_coordinate,
  "startup.edit": m.content_access_startup_edit,
  "startup.people": m.content_access_startup_people,
  "startup.own": m.content_access_startup_own,
  "programme.manage": m.content_access_programme_manage,
  "investor.edit": m.content_access_investor_edit,
  "investor.manage": m.content_access_investor_manage,
  "event.help": m.content_access_event_help,
  "event.manage": m.content_access_event_manage,
  "organization.oversee": m.content_access_organization_oversee,
  "organization.manage": m.content_access_organization_manage,
};

const ROLE_WORDS: Record<OrganizationRole, () => string> = {
  owner: m.content_role_owner,
  admin: m.content_role_admin,
  moderator: m.content_role_moderator,
  member: m.content_role_member,
};

/** Who may call an endpoint, in words. */
export function accessWords(access: Access): string {
  if (access.kind === "page") return m.content_access_page({ page: access.page });
  if (access.kind === "policy") return POLICY_WORDS[access.policy]();
  if (access.kind === "action") return actionWords(access.action);
  return PLAIN_WORDS[access.kind]();
}

const PLAIN_WORDS: Record<"public" | "signed-in" | "member" | "super-admin", () => string> = {
  public: m.content_access_public,
  "signed-in": m.content_access_signed_in,
  member: m.content_access_organization_member,
  "super-admin": m.content_access_super_admin,
};

/** The organization roles that the matrix allows an action. */
function actionWords(action: OrganizationAction): string {
  const roles = ORGANIZATION_ROLES.filter((role) => ORGANIZATION_MATRIX[role].includes(action));
  if (roles.length === ORGANIZATION_ROLES.length) return m.content_access_members();
  return m.content_access_action({ roles: formatList(roles.map((role) => ROLE_WORDS[role]())) });
}
