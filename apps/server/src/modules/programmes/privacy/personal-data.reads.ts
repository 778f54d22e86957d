import { ownRows, type PersonalSection } from "#platform/privacy/personal-data.ts";
import { programmeWaiting } from "../waiting/waiting.tables.ts";

export const programmesPersonalData: readonly PersonalSection[] = [
  {
    name: "calls_waited_for",
    title: { el: "Προσκλήσεις που περιμένετε να ανοίξουν", en: "Calls that you wait for" },
    rows: ownRows({
      owner: programmeWaiting.user_id,
      order: programmeWaiting.created_at,
      columns: { programme_id: programmeWaiting.programme_id, created_at: programmeWaiting.created_at },
    }),
  },
];
