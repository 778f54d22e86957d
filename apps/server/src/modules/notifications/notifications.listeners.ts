import { userTopic } from "@kerkis/contract/core/realtime.ts";
import { NOTIFICATIONS_CHANGED } from "@kerkis/contract/notifications/notifications.events.ts";
import { applicationLeft, conflictDeclared } from "#modules/applications/applications.api.ts";
import { aboutByName, applicantsHidden, type HidingRound } from "#modules/evaluations/evaluations.api.ts";
import { announced } from "#platform/happenings/announce.ts";
import { withdrawMail, withdrawMailWhere } from "#platform/mail/mail.ts";
import type { EventContext, Events } from "#platform/platform.ts";
import { deliver } from "./delivery/deliver.service.ts";
import { withdrawDigest } from "./delivery/digest.service.ts";
import { deleteAbout, deleteToldByName } from "./notifications.repo.ts";
import { withdrawPush, withdrawPushWhere } from "./delivery/push.service.ts";

/** What is announced rings the bell and goes out by mail and push, in the transaction of what happened. */
export function notificationsListeners(events: Events): void {
  events.on(announced, deliver);
  events.on(conflictDeclared, deleteOfKeptApart);
  events.on(applicationLeft, deleteOfKeptApart);
  events.on(applicantsHidden, deleteNames);
}

/** A round became blind: the bell of those who judge it names nobody any more, nor does mail and push that wait. */
async function deleteNames(context: EventContext, hiding: HidingRound): Promise<void> {
  const { tx, platform } = context;
  await withdrawMailWhere(platform.jobs, tx, (about) => aboutByName(about, hiding));
  await withdrawPushWhere(context, (about) => aboutByName(about, hiding));
  const deleted = await deleteToldByName(tx, hiding);
  const digests = Map.groupBy(deleted, ({ userId, digestedAt }) => `${userId} ${digestedAt}`);
  for (const [one] of digests.values()) if (one?.digestedAt) await withdrawDigest(context, one.userId, one.digestedAt);
  const theirs = new Set(deleted.map(({ userId }) => userId));
  await platform.realtime.publishAll(
    tx,
    [...theirs].map((userId) => ({ topic: userTopic(userId), event: NOTIFICATIONS_CHANGED, payload: {} })),
  );
}

/** Whoever has a conflict of interest, or declined it, keeps nothing that names the application: not in the bell, nor in mail and push that wait. */
async function deleteOfKeptApart(
  context: EventContext,
  about: { userId: string; applicationId: string },
): Promise<void> {
  const { tx, platform } = context;
  const { userId, applicationId } = about;
  await withdrawMail(platform.jobs, tx, about);
  await withdrawPush(context, about);
  const digestedAt = await deleteAbout(tx, userId, applicationId);
  for (const at of new Set(digestedAt)) if (at !== null) await withdrawDigest(context, userId, at);
  if (digestedAt.length === 0) return;
  await platform.realtime.publish(tx, userTopic(userId), NOTIFICATIONS_CHANGED, {});
}
