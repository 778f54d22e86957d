import type { ActivityItem } from "@kerkis/contract/activity/activity.schema.ts";
import { declaredFacts, happeningOf } from "@kerkis/contract/happenings.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Reader } from "#platform/db/db.ts";
import { activityFeed } from "./activity.tables.ts";

export function toActivityItem(row: typeof activityFeed.$inferSelect): ActivityItem {
  const declared = happeningOf(row.activity_type);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    activity_type: row.activity_type,
    type: declared?.displayType ?? "system",
    priority: declared?.priority ?? "medium",
    is_read: row.is_read,
    created_at: row.created_at,
    metadata: declaredFacts(row.activity_type, row.metadata),
    user_id: row.user_id,
    organization_id: row.organization_id,
  };
}

/** The person's own 25 latest and the organization's 25 latest, merged newest first and cut to 50 (specification 9). */
export async function latestActivity(db: Reader, scope: OrgScope, userId: string): Promise<ActivityItem[]> {
  const inOrganization = eq(activityFeed.organization_id, scope.organizationId);
  const newest = [desc(activityFeed.created_at), desc(activityFeed.id)];
  const [personal, shared] = await Promise.all([
    db
      .select()
      .from(activityFeed)
      .where(and(inOrganization, eq(activityFeed.user_id, userId)))
      .orderBy(...newest)
      .limit(LIMITS.feedPersonal),
    db
      .select()
      .from(activityFeed)
      .where(and(inOrganization, isNull(activityFeed.user_id)))
      .orderBy(...newest)
      .limit(LIMITS.feedOrganization),
  ]);
  return [...personal, ...shared]
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
    .slice(0, LIMITS.feedShown)
    .map(toActivityItem);
}

/** How many of the person's own items of an organization are unread. */
export async function unreadActivityOf(db: Reader, { organizationId }: OrgScope, userId: string): Promise<number> {
  const { user_id, organization_id, is_read } = activityFeed;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(activityFeed)
    .where(and(eq(user_id, userId), eq(organization_id, organizationId), eq(is_read, false)));
  return row?.count ?? 0;
}
