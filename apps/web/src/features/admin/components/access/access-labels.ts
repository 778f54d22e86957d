import type { AccessRule } from "@kerkis/contract/admin/people/access.schema.ts";
import type { RecordKind } from "@kerkis/contract/admin/people/people.taxonomy.ts";
import { m } from "#messages";

export const RECORD_NAMES: Record<RecordKind, () => string> = {
  startup: m.admin_access_startup,
  application: m.admin_access_application,
  evaluation: m.admin_access_evaluation,
  organization: m.admin_access_organization,
};

export const RULE_TEXTS: Record<AccessRule, () => string> = {
  "account.erased": m.admin_rule_account_erased,
  "person.super_admin": m.admin_rule_super_admin,
  "organization.owner_or_admin": m.admin_rule_owner_or_admin,
  "person.profile_admin": m.admin_rule_profile_admin,
  "person.applicant": m.admin_rule_applicant,
  "override.organization_role": m.admin_rule_override_organization_role,
  "override.profile_role": m.admin_rule_override_profile_role,
  "default.everyone": m.admin_rule_default_everyone,
  "default.profile_role": m.admin_rule_default_profile_role,
  "default.organization_role": m.admin_rule_default_organization_role,
  "default.nobody": m.admin_rule_default_nobody,
  "startup.deleted": m.admin_rule_startup_deleted,
  "startup.published": m.admin_rule_startup_published,
  "startup.own": m.admin_rule_startup_own,
  "startup.organization_admin": m.admin_rule_startup_organization_admin,
  "startup.registry": m.admin_rule_startup_registry,
  "startup.not_published": m.admin_rule_startup_not_published,
  "application.own": m.admin_rule_application_own,
  "application.draft": m.admin_rule_application_draft,
  "application.conflict": m.admin_rule_application_conflict,
  "application.organization_role": m.admin_rule_application_organization_role,
  "application.coordinator": m.admin_rule_application_coordinator,
  "application.not_appointed": m.admin_rule_application_not_appointed,
  "application.not_managing": m.admin_rule_application_not_managing,
  "evaluation.not_assigned": m.admin_rule_evaluation_not_assigned,
  "evaluation.conflict": m.admin_rule_evaluation_conflict,
  "evaluation.not_member": m.admin_rule_evaluation_not_member,
  "evaluation.assigned": m.admin_rule_evaluation_assigned,
  "organization.member": m.admin_rule_organization_member,
  "organization.not_member": m.admin_rule_organization_not_member,
};
