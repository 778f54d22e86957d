import * as z from "zod/mini";
import { id, timestamp } from "../core/fields.ts";

/** What can have happened so far; each has its words in activity.texts.ts. */
export const ACTIVITY_TYPES = [
  "application_submitted",
  "application_resubmitted",
  "application_under_review",
  "application_changes_requested",
  "application_approved",
  "application_rejected",
  "application_withdrawn",
  "application_appealed",
  "application_reopened",
  "evaluation_assigned",
  "evaluation_unassigned",
  "evaluation_submitted",
  "evaluation_recused",
  "startup_created",
  "user_registered",
  "user_login",
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const isActivityType = (value: string): value is ActivityType => ACTIVITY_TYPES.some((type) => type === value);

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

/** What the texts of an item name; the reader's language is put around it. */
export const activityFacts = z.object({
  application_id: z.optional(z.string()),
  evaluation_id: z.optional(z.string()),
  startup_id: z.optional(z.string()),
  startup_name: z.optional(z.string()),
  organization_name: z.optional(z.string()),
  person_name: z.optional(z.string()),
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
  priority: z.enum(PRIORITIES),
  is_read: z.boolean(),
  created_at: timestamp,
  metadata: activityFacts,
  user_id: z.nullable(id),
  organization_id: id,
});
export type ActivityItem = z.infer<typeof activityItem>;

export const activityFeed = z.object({ items: z.array(activityItem) });
export type ActivityFeed = z.infer<typeof activityFeed>;
