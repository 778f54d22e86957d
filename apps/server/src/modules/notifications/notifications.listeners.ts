import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { NOTIFICATIONS_CHANGED } from "@kerkis/contract/notifications/notifications.events.ts";
import { evaluationRecused, type EvaluationFacts } from "#modules/evaluations/evaluations.api.ts";
import { announced } from "#platform/happenings/announce.ts";
import { withdrawMail } from "#platform/mail/mail.ts";
import type { EventContext, Events } from "#platform/platform.ts";
import { deliver } from "./delivery/deliver.service.ts";
import { withdrawDigest } from "./delivery/digest.service.ts";
import { deleteAbout } from "./notifications.repo.ts";
import { withdrawPush } from "./delivery/push.service.ts";

/** What is announced rings the bell and goes out by mail and push, in the transaction of what happened. */
export function notificationsListeners(events: Events): void {
  events.on(announced, deliver);
  events.on(evaluationRecused, deleteOfRecused);
}

/** Whoever has a conflict of interest keeps nothing that names the application: not in the bell, nor in mail and push that wait. */
async function deleteOfRecused(context: EventContext, { evaluatorId, applicationId }: EvaluationFacts): Promise<void> {
  const { tx, platform } = context;
  const about = { userId: evaluatorId, applicationId };
  await withdrawMail(platform.jobs, tx, about);
  await withdrawPush(context, about);
  const digestedAt = await deleteAbout(tx, evaluatorId, applicationId);
  for (const at of new Set(digestedAt)) if (at !== null) await withdrawDigest(context, evaluatorId, at);
  if (digestedAt.length === 0) return;
  await platform.realtime.publish(tx, userTopic(evaluatorId), NOTIFICATIONS_CHANGED, {});
}
