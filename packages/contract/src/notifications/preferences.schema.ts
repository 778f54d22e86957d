import * as z from "zod/mini";
import type { ActivityType } from "../activity/activity.taxonomy.ts";

/** Groups of activity types that a person chooses for, in the order they are shown. */
export const NOTICE_KINDS = [
  "applications",
  "evaluations",
  "management",
  "organization",
  "invitations",
  "account",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Where a notice can go. `digest` says whether its mail waits for the daily digest, while that is on. */
export const NOTICE_CHANNELS = ["in_app", "email", "push", "digest"] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** The kind of every activity type; a new type without one does not compile. */
export const KIND_OF: Record<ActivityType, NoticeKind> = {
  application_submitted: "management",
  application_resubmitted: "management",
  application_withdrawn: "management",
  application_appealed: "management",
  evaluation_submitted: "management",
  evaluation_recused: "management",
  contact_message: "management",
  application_under_review: "applications",
  application_changes_requested: "applications",
  application_approved: "applications",
  application_rejected: "applications",
  application_reopened: "applications",
  evaluation_assigned: "evaluations",
  evaluation_unassigned: "evaluations",
  startup_created: "organization",
  member_added: "organization",
  member_removed: "organization",
  role_changed: "organization",
  coordinator_appointed: "organization",
  coordinator_revoked: "organization",
  ownership_transferred: "organization",
  organization_deleted: "organization",
  organization_restored: "organization",
  organization_activated: "organization",
  organization_deactivated: "organization",
  invitation_received: "invitations",
  invitation_accepted: "invitations",
  invitation_declined: "invitations",
  user_registered: "account",
  user_login: "account",
  role_request_approved: "account",
  role_request_rejected: "account",
  profile_role_changed: "account",
  impersonated: "account",
  password_changed: "account",
  email_changed: "account",
  two_factor_enabled: "account",
  two_factor_disabled: "account",
  backup_codes_renewed: "account",
  passkey_added: "account",
  passkey_removed: "account",
  account_linked: "account",
  account_unlinked: "account",
  new_sign_in_device: "account",
  account_deletion_requested: "account",
  account_deletion_cancelled: "account",
};

/** «22:00» */
const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const timezone = z.string().check(z.maxLength(64), z.refine<string>(isTimezone, { error: "invalid" }));

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** From until: over midnight when it ends earlier than it begins. */
const quietHours = z
  .object({ from: timeOfDay, until: timeOfDay })
  .check(z.refine(({ from, until }) => from !== until, { error: "invalid", path: ["until"] }));

export const deliverySettings = z.object({
  quiet: z.nullable(quietHours),
  timezone,
  /** One mail a day with what is unread, instead of single mails. */
  digest: z.boolean(),
  digest_at: timeOfDay,
});
export type DeliverySettings = z.infer<typeof deliverySettings>;

/** undefined leaves, null clears. */
export const deliverySettingsPatch = z.partial(deliverySettings);
export type DeliverySettingsPatch = z.infer<typeof deliverySettingsPatch>;

const channels = z.object({ in_app: z.boolean(), email: z.boolean(), push: z.boolean(), digest: z.boolean() });
export type ChannelChoices = z.infer<typeof channels>;

export const notificationPreferences = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(NOTICE_KINDS),
      channels,
      /** Channels of this kind that nobody can change. */
      fixed: z.array(z.enum(NOTICE_CHANNELS)),
    }),
  ),
  settings: deliverySettings,
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

export const preferenceChange = z.object({
  kind: z.enum(NOTICE_KINDS),
  channel: z.enum(NOTICE_CHANNELS),
  enabled: z.boolean(),
});
export type PreferenceChange = z.infer<typeof preferenceChange>;

const base64url = (min: number, max: number) =>
  z.string().check(z.minLength(min), z.maxLength(max), z.regex(/^[\w-]+=*$/));

/** A browser's subscription, as `PushSubscription.toJSON()` gives it. */
export const pushSubscription = z.object({
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.object({ p256dh: base64url(80, 100), auth: base64url(16, 32) }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscription>;

export const pushState = z.object({
  /** Whether the installation offers web push at all. */
  is_available: z.boolean(),
  /** The server's key, which the browser ties its subscription to. */
  public_key: z.string(),
  /** The endpoint's end of this session's subscription, or null: the browser compares it with its own. */
  endpoint: z.nullable(z.string()),
});
export type PushState = z.infer<typeof pushState>;
