import { and, asc, eq, gt } from "drizzle-orm";
import { inPages, PERSONAL_PAGE, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { activityFeed } from "./activity.tables.ts";

/** The person's own activity; what the whole organization saw is the organization's. */
export const activityPersonalData: readonly PersonalSection[] = [
  {
    name: "activity",
    title: { el: "Δραστηριότητα", en: "Activity" },
    rows: (db, userId) =>
      inPages((after) =>
        db
          .select({
            id: activityFeed.id,
            title: activityFeed.title,
            description: activityFeed.description,
            activity_type: activityFeed.activity_type,
            created_at: activityFeed.created_at,
          })
          .from(activityFeed)
          .where(and(eq(activityFeed.user_id, userId), after ? gt(activityFeed.id, after) : undefined))
          .orderBy(asc(activityFeed.id))
          .limit(PERSONAL_PAGE),
      ),
  },
];
