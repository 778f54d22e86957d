/** Sections of /settings by their name in the address, `/settings?section=email`. */
export const SETTINGS_SECTIONS = [
  "profile",
  "email",
  "language",
  "role",
  "organizations",
  "password",
  "two-factor",
  "passkeys",
  "sessions",
  "linked-accounts",
  "notifications",
  "calendar",
  "absence",
  "display",
  "data",
  "delete",
] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** The section that an address means to a visitor: the one it names, or the first. */
export const visitorSection = (asked: SettingsSection | undefined): "display" | "language" =>
  asked === "language" ? asked : "display";
