import { ownPages, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { activityFeed } from "./activity.tables.ts";

/** The person's own activity; what the whole organization saw is the organization's. */
export const activityPersonalData: readonly PersonalSection[] = [
  {
    name: "activity",
    title: { el: "Δραστηριότητα", en: "Activity" },
    rows: ownPages({
      owner: activityFeed.user_id,
      columns: {
        id: activityFeed.id,
        title: activityFeed.title,
        description: activityFeed.description,
        activity_type: activityFeed.activity_type,
        created_at: activityFeed.created_at,
      },
    }),
  },
];
