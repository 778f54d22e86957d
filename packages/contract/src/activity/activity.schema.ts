import * as z from "zod/mini";
import { id, timestamp } from "../core/fields.ts";
import { LIMITS } from "../core/limits.ts";

export const PRIORITIES = ["high", "medium", "low"] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Specification 9 names these, whether something emits them yet or not. */
const HIGH = new Set([
  "application_submitted",
  "application_approved",
  "task_assigned",
  "deadline_approaching",
  "system_alert",
]);
const LOW = new Set(["user_login", "user_logout", "workflow_completed"]);

/** Priority of an activity type (specification 9); every other type is medium. */
export function priorityOf(activityType: string): Priority {
  if (HIGH.has(activityType)) return "high";
  return LOW.has(activityType) ? "low" : "medium";
}

/** Specification 3: the notification types by which an item is displayed. */
export const DISPLAY_TYPES = [
  "login_activity",
  "admin",
  "workflow_completed",
  "task_assigned",
  "task_completed",
  "deadline_reminder",
  "system",
] as const;
export type DisplayType = (typeof DISPLAY_TYPES)[number];

const DISPLAYED_AS: Partial<Record<string, DisplayType>> = {
  user_login: "login_activity",
  user_logout: "login_activity",
  new_sign_in_device: "login_activity",
  evaluation_assigned: "task_assigned",
  task_assigned: "task_assigned",
  evaluation_submitted: "task_completed",
  task_completed: "task_completed",
  workflow_completed: "workflow_completed",
  deadline_approaching: "deadline_reminder",
  member_added: "admin",
  member_removed: "admin",
  role_changed: "admin",
  coordinator_appointed: "admin",
  coordinator_revoked: "admin",
  ownership_transferred: "admin",
  organization_deleted: "admin",
  organization_restored: "admin",
  organization_activated: "admin",
  organization_deactivated: "admin",
  role_request_approved: "admin",
  role_request_rejected: "admin",
  profile_role_changed: "admin",
  impersonated: "admin",
  contact_message: "admin",
};

/** How an activity type is displayed (specification 3); what has no type of its own there is the system's. */
export const displayTypeOf = (activityType: string): DisplayType => DISPLAYED_AS[activityType] ?? "system";

/** What the texts of an item name; the reader's language is put around it. */
export const activityFacts = z.object({
  application_id: z.optional(z.string()),
  evaluation_id: z.optional(z.string()),
  startup_id: z.optional(z.string()),
  startup_name: z.optional(z.string()),
  organization_name: z.optional(z.string()),
  person_name: z.optional(z.string()),
  /** A role's name in the code (owner, evaluator, …); the texts word it. */
  role: z.optional(z.string()),
  /** A browser and system, «Firefox, Windows». */
  device: z.optional(z.string()),
  reference: z.optional(z.string()),
  reason: z.optional(z.string()),
  due_at: z.optional(z.string()),
});
export type ActivityFacts = z.infer<typeof activityFacts>;

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
  metadata: activityFacts,
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
  /** Who caused it: nobody is told of what they just did. */
  actor_id: z.optional(z.nullable(id)),
});
export type ActivityEvent = z.infer<typeof activityEvent>;
