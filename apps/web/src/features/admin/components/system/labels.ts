import type { AccessRule } from "@kerkis/contract/admin/people/access.schema.ts";
import type { RecordKind } from "@kerkis/contract/admin/people/people.taxonomy.ts";
import { ERROR_STATUS_LABELS, type ErrorStatus } from "@kerkis/contract/admin/operations/errors.taxonomy.ts";
import type { MetricName } from "@kerkis/contract/admin/operations/metrics.policy.ts";
import type { AccountState } from "@kerkis/contract/admin/people/people.taxonomy.ts";
import type { Feature } from "@kerkis/contract/core/features.ts";
import { ORGANIZATION_STATE_LABELS } from "@kerkis/contract/organizations/organizations.taxonomy.ts";
import { m } from "#messages";
import { inWords } from "#shared/i18n/localized.ts";

type Words<Key extends string> = Record<Key, () => string>;

export const ACCOUNT_STATE_NAMES: Words<AccountState> = {
  verified: m.admin_people_state_verified,
  unverified: m.admin_people_state_unverified,
  super_admin: m.admin_people_state_super_admin,
  two_factor: m.admin_people_state_two_factor,
  deleting: m.admin_people_state_deleting,
};

export const ORGANIZATION_STATE_NAMES = inWords(ORGANIZATION_STATE_LABELS);

export const ERROR_STATUS_NAMES: Words<ErrorStatus> = {
  open: m.admin_errors_open,
  resolved: m.admin_errors_resolved,
  ignored: m.admin_errors_ignored,
};
/** The same for one failure. */
export const ERROR_STATUS_WORDS = inWords(ERROR_STATUS_LABELS);

export const METRIC_NAMES: Words<MetricName> = {
  LCP: m.admin_perf_lcp,
  FCP: m.admin_perf_fcp,
  CLS: m.admin_perf_cls,
  INP: m.admin_perf_inp,
  TTFB: m.admin_perf_ttfb,
  dom_load: m.admin_perf_dom_load,
  page_load: m.admin_perf_page_load,
  user_action: m.admin_perf_user_action,
  api_timing: m.admin_perf_api_timing,
};

export const FEATURE_NAMES: Record<Feature, { name: () => string; text: () => string }> = {
  sign_up: { name: m.admin_feature_sign_up, text: m.admin_feature_sign_up_text },
  create_organization: { name: m.admin_feature_create_organization, text: m.admin_feature_create_organization_text },
  web_push: { name: m.admin_feature_web_push, text: m.admin_feature_web_push_text },
  performance_metrics: { name: m.admin_feature_performance_metrics, text: m.admin_feature_performance_metrics_text },
  impersonation: { name: m.admin_feature_impersonation, text: m.admin_feature_impersonation_text },
};

export const RECORD_NAMES: Words<RecordKind> = {
  startup: m.admin_access_startup,
  application: m.admin_access_application,
  evaluation: m.admin_access_evaluation,
  organization: m.admin_access_organization,
};

export const RULE_TEXTS: Words<AccessRule> = {
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
