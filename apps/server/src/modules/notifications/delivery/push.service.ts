import type { PushState, PushSubscriptionInput } from "@kerkis/contract/notifications/preferences.schema.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Actor } from "#platform/auth/actor.ts";
import { isoNow } from "#platform/clock/clock.ts";
import { transact, type Reader } from "#platform/db/db.ts";
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
  subscriptionOf,
  subscriptionsOf,
} from "./push.repo.ts";

interface PushJob {
  subscriptionId: string;
  /** Whose row in the bell this is; nothing is sent once it was read there. */
  notificationId: string | null;
  message: PushMessage;
  /** Ids of whom and what it tells of. */
  about?: About;
}
/** Whom something that waits is for, of which application it tells, and of which evaluation or by the name of which case. */
export type About = Readonly<{ userId: string; applicationId?: string; evaluationId?: string; caseName?: string }>;
export const deliverPush = defineJob<PushJob>("push.deliver");

type UntaggedMessage = Omit<PushMessage, "tag" | "id">;
/** What fits on the lock screen of a phone. */
const BODY_SHOWN = 180;

/** A message to every browser of one person. */
export interface PersonalPush {
  about: About;
  notificationId: string | null;
  message: UntaggedMessage;
  /** Until the person's quiet hours end. */
  delayMs: number;
}

/** Enqueues messages to the browsers of people, for after the transaction and their quiet hours. */
export async function pushToBrowsers({ tx, platform }: EventContext, pushes: readonly PersonalPush[]): Promise<void> {
  if (!platform.features.isOn("web_push")) return;
  const browsers = await subscriptionsOf(tx, [...new Set(pushes.map(({ about }) => about.userId))]);
  const waiting = pushes.flatMap(({ about, notificationId, message, delayMs }) =>
    browsers
      .filter(({ userId }) => userId === about.userId)
      .map(({ id: subscriptionId }) => ({
        payload: { subscriptionId, notificationId, message: tagged(message, notificationId), about },
        delayMs,
      })),
  );
  await platform.jobs.enqueueAll(tx, deliverPush, waiting);
}

/** Takes back what waits to be pushed to a person: all of it, or what tells of one application. */
export const withdrawPush = ({ tx, platform }: EventContext, about: About): Promise<number> =>
  platform.jobs.withdraw(tx, deliverPush, { about });

/** Takes back what waits to be pushed and is about what the condition says. */
export const withdrawPushWhere = ({ tx, platform }: EventContext, where: (about: SQL) => SQL): Promise<number> =>
  platform.jobs.withdraw(tx, deliverPush, (payload) => where(sql`(${payload} -> 'about')`));

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
    await platform.jobs.enqueue(tx, deliverPush, { subscriptionId: subscription.id, notificationId: null, message });
    return pushStateOf(platform, sessionId, tx);
  });
}
