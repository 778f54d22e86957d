import type { PushState, PushSubscriptionInput } from "@kerkis/contract/notifications/preferences.schema.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Reader, type Tx } from "#platform/db/db.ts";
import { shortText } from "#platform/happenings/announce.ts";
import { Refusal } from "#platform/http/refusal.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import type { EventContext, Platform } from "#platform/platform.ts";
import type { PushMessage } from "#platform/push/push.ts";
import { trialPush } from "../notifications.mails.ts";
import { isStillUnread, reachableBrowser } from "./push.reads.ts";
import {
  forgetEndpoint,
  removeSubscriptionOf,
  saveSubscription,
  subscriptionIdsOf,
  subscriptionOf,
} from "./push.repo.ts";

interface PushJob {
  subscriptionId: string;
  /** Whose row in the bell this is; nothing is sent once it was read there. */
  notificationId: string | null;
  message: PushMessage;
  /** Ids of whom and what it tells of. */
  about?: About;
}
/** Whom something that waits is for, and of which application it tells. */
export type About = Readonly<{ userId: string; applicationId?: string }>;
export const deliverPush = defineJob<PushJob>("push.deliver");

type UntaggedMessage = Omit<PushMessage, "tag" | "id">;
/** What fits on the lock screen of a phone. */
const BODY_SHOWN = 180;

/** Enqueues a message to every browser of a person, for after the transaction and the quiet hours. */
export async function pushToBrowsers(
  { tx, platform }: EventContext,
  about: About,
  { notificationId, message }: { notificationId: string | null; message: UntaggedMessage },
  delayMs: number,
): Promise<void> {
  if (!platform.features.isOn("web_push")) return;
  for (const subscriptionId of await subscriptionIdsOf(tx, about.userId)) {
    const job = { subscriptionId, notificationId, message: tagged(message, notificationId), about };
    await enqueue(platform, tx, job, delayMs);
  }
}

/** Takes back what waits to be pushed about this. */
export const withdrawPush = ({ tx, platform }: EventContext, about: Required<About>): Promise<number> =>
  platform.jobs.withdraw(tx, deliverPush, { about });

const enqueue = (platform: Platform, tx: Tx, job: PushJob, delayMs: number): Promise<void> =>
  platform.jobs.enqueue(tx, deliverPush, job, delayMs);

const tagged = (message: UntaggedMessage, notificationId: string | null): PushMessage => ({
  ...message,
  body: shortText(message.body, BODY_SHOWN),
  tag: notificationId ?? message.url,
  id: notificationId,
});

/** Sends one message to one browser; forgets the browser when its push service no longer knows it. */
export async function sendPush(
  platform: Platform,
  { subscriptionId, notificationId, message }: PushJob,
): Promise<void> {
  const { db, clock, push, features, log } = platform;
  if (!features.isOn("web_push")) return;
  const browser = await reachableBrowser(db, subscriptionId, isoNow(clock));
  if (!browser) return;
  if (notificationId !== null && !(await isStillUnread(db, notificationId, browser.userId))) return;
  const outcome = await push.send(browser, message);
  if (outcome === "gone") {
    await transact(db, null, (tx) => forgetEndpoint(tx, subscriptionId, browser.endpoint));
  } else if (outcome === "refused") {
    log.warn({ service: new URL(browser.endpoint).origin }, "web push refused");
  }
}

/** What this browser must know to subscribe, and whether it has. */
export async function pushStateOf(platform: Platform, sessionId: string, db: Reader = platform.db): Promise<PushState> {
  const subscription = await subscriptionOf(db, sessionId);
  return {
    is_available: platform.features.isOn("web_push"),
    public_key: platform.push.publicKey,
    endpoint: subscription?.endpoint ?? null,
  };
}

/**
 * Sends notifications to this browser until its session ends.
 * @throws Refusal notification.push_off, notification.push_service for an address that is none of a push service,
 * auth.forbidden while working as someone else
 */
export function subscribePush(
  platform: Platform,
  actor: Actor,
  subscription: PushSubscriptionInput,
): Promise<PushState> {
  if (!platform.features.isOn("web_push")) throw new Refusal("notification.push_off");
  if (actor.impersonatorId !== null) throw new Refusal("auth.forbidden");
  if (!platform.push.allows(subscription.endpoint)) throw new Refusal("notification.push_service");
  return transact(platform.db, actor.userId, async (tx) => {
    await saveSubscription(tx, actor, subscription);
    return pushStateOf(platform, actor.sessionId, tx);
  });
}

export function unsubscribePush(platform: Platform, { userId, sessionId }: Actor): Promise<PushState> {
  return transact(platform.db, userId, async (tx) => {
    await removeSubscriptionOf(tx, sessionId);
    return pushStateOf(platform, sessionId, tx);
  });
}

/** Sends a trial to this browser, quiet hours or not: the person waits for it. @throws Refusal notification.push_off, notification.not_subscribed */
export function testPush(platform: Platform, { userId, sessionId, language }: Actor): Promise<PushState> {
  if (!platform.features.isOn("web_push")) throw new Refusal("notification.push_off");
  return transact(platform.db, userId, async (tx) => {
    const subscription = await subscriptionOf(tx, sessionId);
    if (!subscription) throw new Refusal("notification.not_subscribed");
    const message = {
      ...trialPush[language],
      url: "/settings?section=notifications",
      lang: language,
      tag: "trial",
      id: null,
    };
    await enqueue(platform, tx, { subscriptionId: subscription.id, notificationId: null, message }, 0);
    return pushStateOf(platform, sessionId, tx);
  });
}
