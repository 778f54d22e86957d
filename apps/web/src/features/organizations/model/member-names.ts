import type { LineOutcome } from "@kerkis/contract/organizations/members.schema.ts";
import { INVITATION_STATE_LABELS } from "@kerkis/contract/organizations/members.taxonomy.ts";
import { m } from "#messages";
import { inWords } from "#shared/i18n/localized.ts";

export const STATE_NAMES = inWords(INVITATION_STATE_LABELS);

export const LINE_TEXTS: Record<LineOutcome, () => string> = {
  ready: m.organizations_line_ready,
  sent: m.organizations_line_sent,
  no_email: m.organizations_line_no_email,
  bad_email: m.organizations_line_bad_email,
  unknown_role: m.organizations_line_unknown_role,
  role_above: m.organizations_line_role_above,
  unknown_language: m.organizations_line_unknown_language,
  repeated: m.organizations_line_repeated,
  already_member: m.organizations_line_already_member,
  already_invited: m.organizations_line_already_invited,
  quota: m.organizations_line_quota,
  quota_person: m.organizations_line_quota_person,
  quota_address: m.organizations_line_quota_address,
};
