/** Sections of /organization-settings, as its address names them. */
export const SETTINGS_TABS = ["profile", "branding", "members", "danger"] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];
