import * as z from "zod/mini";
import { facts, id, timestamp } from "../core/fields.ts";
import { PRIORITIES, TONES } from "../core/happenings/happenings.ts";
import { listOf } from "../core/lists.ts";
import { NOTIFICATION_FILTERS } from "./notifications.taxonomy.ts";

/** A notification. Title and message are the stored fallback; the browser words known kinds itself. */
export const notification = z.object({
  id,
  user_id: id,
  title: z.string(),
  message: z.string(),
  type: z.enum(TONES),
  activity_type: z.string(),
  priority: z.enum(PRIORITIES),
  metadata: facts,
  /** A path of the product to open, or null. */
  link: z.nullable(z.string()),
  is_read: z.boolean(),
  created_at: timestamp,
});
export type Notification = z.infer<typeof notification>;

/** `unread_count` is the bell's badge. */
export const notificationList = listOf({
  item: notification,
  filters: { filter: z.optional(z.enum(NOTIFICATION_FILTERS)) },
  sorts: ["newest"],
  more: { unread_count: z.int().check(z.nonnegative()) },
});
export type NotificationQuery = z.infer<typeof notificationList.query>;
export type NotificationPage = z.infer<typeof notificationList.page>;

/** Answer to every change: how many are unread now, never below 0 (specification 4). */
export const unreadCount = z.object({ unread_count: z.int().check(z.nonnegative()) });
export const notificationId = z.object({ id });

/** What NOTIFICATION_INSERT and NOTIFICATION_UPDATE carry. */
export const notificationEvent = z.object({
  notification,
  /** Quiet hours: it is in the bell, without a toast (completions 6). */
  silent: z.optional(z.boolean()),
});
export type NotificationEvent = z.infer<typeof notificationEvent>;
