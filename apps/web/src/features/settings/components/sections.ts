import { m } from "#messages";
import type { SettingsSection } from "../model/settings-sections.ts";

export const SECTION_NAMES: Record<SettingsSection, () => string> = {
  profile: m.account_section_profile,
  email: m.account_section_email,
  language: m.account_section_language,
  role: m.account_section_role,
  organizations: m.account_section_organizations,
  password: m.account_section_password,
  "two-factor": m.account_section_two_factor,
  passkeys: m.account_section_passkeys,
  sessions: m.account_section_sessions,
  "linked-accounts": m.account_section_linked_accounts,
  notifications: m.account_section_notifications,
  calendar: m.events_own_calendar_title,
  absence: m.workflows_absence,
  display: m.account_section_display,
  data: m.account_section_data,
  delete: m.account_section_delete,
};

interface SectionGroup {
  label: () => string;
  sections: readonly SettingsSection[];
}

const GROUPS: readonly SectionGroup[] = [
  { label: m.account_group_account, sections: ["profile", "email", "language", "role", "organizations"] },
  {
    label: m.account_group_security,
    sections: ["password", "two-factor", "passkeys", "sessions", "linked-accounts"],
  },
  { label: m.account_group_preferences, sections: ["notifications", "calendar", "absence", "display"] },
  { label: m.account_group_privacy, sections: ["data", "delete"] },
];

/** What a visitor can set: how this browser shows the pages. */
const FOR_VISITORS: readonly SectionGroup[] = [
  { label: m.account_group_preferences, sections: ["display", "language"] },
];

export const sectionGroups = (isSignedIn: boolean): readonly SectionGroup[] => (isSignedIn ? GROUPS : FOR_VISITORS);
