import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { NOTIFICATIONS_CHANGED } from "@kerkis/contract/notifications/notifications.events.ts";
import { evaluationRecused, type EvaluationFacts } from "#modules/evaluations/evaluations.api.ts";
import { announced } from "#platform/happenings/announce.ts";
import type { EventContext, Events } from "#platform/platform.ts";
import { deliver } from "./deliver.service.ts";
import { deleteAbout } from "./notifications.repo.ts";

/** What is announced rings the bell and goes out by mail and push, in the transaction of what happened. */
export function notificationsListeners(events: Events): void {
  events.on(announced, deliver);
  events.on(evaluationRecused, deleteOfRecused);
}

/** Whoever has a conflict of interest keeps nothing that names the application: not in the bell, the digest, or a push that waits. */
async function deleteOfRecused(
  { tx, platform }: EventContext,
  { evaluatorId, applicationId }: EvaluationFacts,
): Promise<void> {
  if ((await deleteAbout(tx, evaluatorId, applicationId)) === 0) return;
  await platform.realtime.publish(tx, userTopic(evaluatorId), NOTIFICATIONS_CHANGED, {});
}
