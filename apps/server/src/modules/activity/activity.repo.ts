import type { ActivityFacts, ActivityItem } from "@kerkis/contract/activity/activity.schema.ts";
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
  facts: ActivityFacts;
  createdAt: string;
}

export async function insertActivity(tx: Tx, item: NewActivity): Promise<ActivityItem> {
  const [row] = await tx
    .insert(activityFeed)
    .values({
      organization_id: item.organizationId,
      user_id: item.userId,
      title: item.title,
      description: item.description,
      activity_type: item.activityType,
      metadata: item.facts,
      created_at: item.createdAt,
    })
    .returning();
  if (!row) throw new Error("An activity was not stored.");
  return toActivityItem(row);
}
