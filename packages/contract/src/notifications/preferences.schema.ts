import * as z from "zod/mini";
import { CHOSEN_CHANNELS, HAPPENING_GROUPS } from "../core/happenings/groups.ts";

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

export const notificationPreferences = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(HAPPENING_GROUPS),
      channels,
      /** Channels of this group that nobody can change. */
      fixed: z.array(z.enum(CHOSEN_CHANNELS)),
    }),
  ),
  settings: deliverySettings,
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

export const preferenceChange = z.object({
  kind: z.enum(HAPPENING_GROUPS),
  channel: z.enum(CHOSEN_CHANNELS),
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
