import type { LocalizedText } from "../../core/text/languages.ts";

/** Who runs a startup: an owner says who else does, an editor keeps its profile. */
export const STARTUP_ROLES = ["owner", "editor"] as const;
export type StartupRole = (typeof STARTUP_ROLES)[number];

export const STARTUP_ROLE_LABELS: Record<StartupRole, LocalizedText> = {
  owner: { el: "Υπεύθυνος", en: "Owner" },
  editor: { el: "Συντάκτης", en: "Editor" },
};

/** Numbers that no specification names. */
export const PEOPLE_LIMITS = {
  /** Who runs one startup, with those who are invited. */
  people: 20,
  /** A resent invitation rests this long before it can be sent again. */
  resendRestMs: 5 * 60 * 1000,
  /** Invitation mails that one person sends in 24 hours, and that one address gets. */
  mailsPerPerson: 50,
  mailsPerAddress: 10,
} as const;
