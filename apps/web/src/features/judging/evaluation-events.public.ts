import { ACTIVITY_EVENT } from "@kerkis/contract/activity/activity.events.ts";
import type { LiveSource } from "#shared/realtime/use-when-live.ts";

/** Read by hand: the checks of a whole item weigh more than the screens that listen. */
function activityType(payload: unknown): unknown {
  const item = payload instanceof Object && "item" in payload ? payload.item : undefined;
  return item instanceof Object && "activity_type" in item ? item.activity_type : undefined;
}

function isAboutEvaluation(payload: unknown): boolean {
  const type = activityType(payload);
  // Without an item it only says that something changed: another coordinator decided or assigned.
  return typeof type !== "string" || /^(application|evaluation)_/.test(type);
}

/** An application or evaluation changed in the current organization. */
export const EVALUATION_EVENTS: LiveSource = {
  person: { [ACTIVITY_EVENT]: isAboutEvaluation },
  organization: { [ACTIVITY_EVENT]: isAboutEvaluation },
};
