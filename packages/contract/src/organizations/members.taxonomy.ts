import { DAY_MS } from "../core/limits.ts";
import type { LocalizedText } from "../core/text/languages.ts";

export const MEMBER_SORTS = ["name", "newest", "oldest", "active", "role"] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];

/** How long ago, in days: joined within, or active within; «never» and «idle» (more than 90 days) for activity. */
export const JOINED_WITHIN = ["7", "30", "90", "365"] as const;

export const ACTIVE_WITHIN = ["7", "30", "90", "idle", "never"] as const;

export const IDLE_DAYS = 90;

export const INVITATION_STATES = ["pending", "expired", "accepted", "declined", "revoked"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
export const INVITATION_STATE_LABELS: Record<InvitationState, LocalizedText> = {
  pending: { el: "Σε αναμονή", en: "Pending" },
  expired: { el: "Έληξε", en: "Expired" },
  accepted: { el: "Έγινε δεκτή", en: "Accepted" },
  declined: { el: "Απορρίφθηκε", en: "Declined" },
  revoked: { el: "Ανακλήθηκε", en: "Revoked" },
};

/** Numbers of members and invitations that no specification names. */
export const MEMBER_LIMITS = {
  /** Rows that one bulk action takes. */
  bulk: 100,
  /** Lines of a pasted list or CSV, and characters. */
  listLines: 500,
  listCharacters: 200_000,
  /** A resent invitation rests this long before it can be sent again. */
  resendRestMs: 5 * 60 * 1000,
  /** Invitation mails that one organization sends in 24 hours, and one person in all organizations together. */
  mailsPerDay: 1000,
  /** The same of an organization that is younger than this. */
  mailsPerDayWhenNew: 50,
  newOrganizationMs: 14 * DAY_MS,
  /** Invitation mails that one address gets in 24 hours, from all organizations together. */
  mailsPerAddress: 10,
} as const;
