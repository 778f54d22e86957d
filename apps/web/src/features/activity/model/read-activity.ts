import type { ActivityEvent } from "@kerkis/contract/activity/activity.schema.ts";

/** What an activity event tells; undefined when it is not understood. Its schema loads with the first one. */
export async function readActivity(payload: unknown): Promise<ActivityEvent | undefined> {
  const schema = await import("@kerkis/contract/activity/activity.schema.ts").catch(() => undefined);
  return schema?.activityEvent.safeParse(payload).data;
}
