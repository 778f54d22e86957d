import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import { activityEvent } from "@kerkis/contract/activity/activity.schema.ts";
import type { LiveSource } from "#shared/realtime/use-when-live.ts";

function isAboutEvaluation(payload: unknown): boolean {
  const event = activityEvent.safeParse(payload);
  // Without an item it only says that something changed: another coordinator decided or assigned.
  return !event.success || /^(application|evaluation)_/.test(event.data.item.activity_type);
}

/** An application or evaluation changed in the current organization. */
export const EVALUATION_EVENTS: LiveSource = {
  person: { [ACTIVITY_EVENT]: isAboutEvaluation },
  organization: { [ACTIVITY_EVENT]: isAboutEvaluation },
};
