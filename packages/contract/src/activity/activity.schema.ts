import * as z from "zod/mini";
import { facts, id, timestamp } from "../core/fields.ts";
import { DISPLAY_TYPES, PRIORITIES } from "../core/happenings/happenings.ts";
import { LIMITS } from "../core/limits.ts";

/** An activity_feed item (specification 3). `user_id` null is organization-wide and has no unread state. */
export const activityItem = z.object({
  id,
  title: z.string(),
  description: z.string(),
  activity_type: z.string(),
  /** Specification 3: the notification type it is displayed as. */
  type: z.enum(DISPLAY_TYPES),
  priority: z.enum(PRIORITIES),
  is_read: z.boolean(),
  created_at: timestamp,
  metadata: facts,
  user_id: z.nullable(id),
  organization_id: id,
});
export type ActivityItem = z.infer<typeof activityItem>;

export const activityFeed = z.object({ items: z.array(activityItem), unread_count: z.int().check(z.nonnegative()) });
export type ActivityFeed = z.infer<typeof activityFeed>;

/** One or many of the caller's own items (specification 7.2); organization-wide ones have no unread state of one person. */
export const activityIds = z.object({
  ids: z.array(id).check(z.minLength(1), z.maxLength(LIMITS.feedShown)),
});
/** How many of the caller's own items in the current organization are unread, never below 0 (specification 4). */
export const activityUnread = z.object({ unread_count: z.int().check(z.nonnegative()) });

/** What ACTIVITY_EVENT carries. */
export const activityEvent = z.object({
  item: activityItem,
  /** Who caused it: their own screens show no toast. */
  actor_id: z.optional(z.nullable(id)),
});
export type ActivityEvent = z.infer<typeof activityEvent>;
