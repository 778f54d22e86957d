import type { ActivityItem } from "@kerkis/contract/activity/activity.schema.ts";
import type { Facts } from "@kerkis/contract/core/happenings/happening-facts.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import { type HidingRound, toldByName } from "#modules/evaluations/evaluations.api.ts";
import type { OrgScope } from "#platform/auth/scope.ts";
import type { Tx } from "#platform/db/db.ts";
import { toActivityItem } from "./activity.reads.ts";
import { activityFeed } from "./activity.tables.ts";

export interface NewActivity {
  organizationId: string;
  /** Whom it is for; null shows it to the whole organization. */
  userId: string | null;
  title: string;
  description: string;
  activityType: string;
  facts: Facts;
  isRead: boolean;
  createdAt: string;
}

/** Writes items in one statement. @returns them as stored, in their order */
export async function insertActivity(tx: Tx, items: readonly NewActivity[]): Promise<ActivityItem[]> {
  if (items.length === 0) return [];
  const given = items.map((item) => ({
    organization_id: item.organizationId,
    user_id: item.userId,
    title: item.title,
    description: item.description,
    activity_type: item.activityType,
    metadata: item.facts,
    is_read: item.isRead,
    created_at: item.createdAt,
  }));
  // One parameter however many there are: what is told to many is told often.
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into ${activityFeed} (organization_id, user_id, title, description, activity_type, metadata, is_read, created_at)
    select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) given (organization_id uuid, user_id uuid, title text,
      description text, activity_type text, metadata jsonb, is_read boolean, created_at timestamptz)
    returning id`);
  return given.flatMap((item, index) => {
    const id = rows[index]?.id;
    return id === undefined ? [] : [toActivityItem({ ...item, id })];
  });
}

/** Deletes the person's own items about an application. @returns how many */
export async function deleteItemsAbout(tx: Tx, userId: string, applicationId: string): Promise<number> {
  const deleted = await tx
    .delete(activityFeed)
    .where(and(eq(activityFeed.user_id, userId), sql`${activityFeed.metadata} ->> 'application_id' = ${applicationId}`))
    .returning({ id: activityFeed.id });
  return deleted.length;
}

/** Deletes what names applications to those who judge them without a name from now on. @returns whose */
export async function deleteToldByName(tx: Tx, hiding: HidingRound): Promise<string[]> {
  const deleted = await tx
    .delete(activityFeed)
    .where(and(eq(activityFeed.organization_id, hiding.organizationId), toldByName(activityFeed, hiding)))
    .returning({ userId: activityFeed.user_id });
  return deleted.flatMap(({ userId }) => userId ?? []);
}

/** Marks a person's own items read; others and organization-wide ones stay as they are. @returns how many were unread */
export async function markItemsRead(
  tx: Tx,
  { organizationId }: OrgScope,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  const { id, user_id, organization_id, is_read } = activityFeed;
  const own = and(eq(user_id, userId), eq(organization_id, organizationId), eq(is_read, false));
  const changed = await tx
    .update(activityFeed)
    .set({ is_read: true })
    .where(and(own, inArray(id, [...ids])))
    .returning({ id });
  return changed.length;
}
