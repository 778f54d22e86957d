import type { ActivityItem } from "@kerkis/contract/activity/activity.schema.ts";
import { startupsHappenings } from "@kerkis/contract/startups/startups.happenings.ts";

const isNewStartup = ({ activity_type: kind }: ActivityItem): boolean => kind === startupsHappenings.published.kind;

/** What follows one another and says the same of different startups is one run; everything else stands alone. */
export function activityRuns(items: readonly ActivityItem[]): ActivityItem[][] {
  const runs: ActivityItem[][] = [];
  for (const item of items) {
    const latest = runs.at(-1);
    if (latest?.every(isNewStartup) && isNewStartup(item)) latest.push(item);
    else runs.push([item]);
  }
  return runs;
}
