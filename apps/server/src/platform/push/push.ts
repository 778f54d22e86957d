import { DAY_SECONDS } from "@kerkis/contract/core/limits.ts";
import type { Language } from "@kerkis/contract/core/text/languages.ts";
import webPush, { type PushSubscription } from "web-push";
import type { Config } from "#platform/config/config.ts";
import { vapidKeys } from "./vapid.ts";

/** Where a browser is reached, and the keys that only it can read with. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What the service worker shows. Small: push services take 4 KB, phones show two lines. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path of the product. */
  url: string;
  /** The same tag replaces instead of adding. */
  tag: string;
  lang: Language;
  /** The notification's row, which opening it reads; null for a trial. */
  id: string | null;
}

/** `gone`: the browser dropped the subscription, or it was made for another key. `refused`: the message itself is unwanted. */
export type PushOutcome = "delivered" | "gone" | "refused";

export interface PushSender {
  publicKey: string;
  /** Whether an address belongs to a push service; the server calls no other address that a browser names. */
  allows(endpoint: string): boolean;
  /** Encrypts and sends. @throws when the service is away or busy: try again later */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>;
}

/** Push services of Chrome and Edge, Firefox, Safari, older Edge. */
const SERVICES = [
  /^https:\/\/fcm\.googleapis\.com$/,
  /^https:\/\/([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^https:\/\/([\w-]+\.)*push\.apple\.com$/,
  /^https:\/\/([\w-]+\.)*notify\.windows\.com$/,
];
const SECONDS_KEPT = DAY_SECONDS;
const TIMEOUT_MS = 15_000;
const GONE = new Set([403, 404, 410]);
const LATER = new Set([408, 425, 429]);

/** Sends to browsers as RFC 8030 says, encrypted (RFC 8291) and signed with the installation's key (RFC 8292). */
export function createPushSender(
  config: Pick<Config, "secret" | "vapidPrivateKey" | "pushServices" | "mailFrom">,
): PushSender {
  const keys = vapidKeys(config.secret, config.vapidPrivateKey);
  const subject = `mailto:${/<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom}`;
  const allows = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false;
    const { origin, username } = new URL(endpoint);
    return username === "" && (config.pushServices.includes(origin) || SERVICES.some((known) => known.test(origin)));
  };
  /** Null when the browser's keys are none: nothing can ever be sent there. */
  const sealed = (subscription: PushSubscription, message: PushMessage) => {
    try {
      return webPush.generateRequestDetails(subscription, JSON.stringify(message), {
        vapidDetails: { subject, ...keys },
        TTL: SECONDS_KEPT,
        urgency: "normal",
      });
    } catch {
      return null;
    }
  };
  return {
    publicKey: keys.publicKey,
    allows,
    async send({ endpoint, p256dh, auth }, message) {
      const request = allows(endpoint) ? sealed({ endpoint, keys: { p256dh, auth } }, message) : null;
      if (!request) return "gone";
      const response = await fetch(endpoint, {
        method: "POST",
        headers: request.headers,
        body: new Uint8Array(request.body),
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return outcomeOf(response.status);
    },
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "delivered";
  if (GONE.has(status)) return "gone";
  if (status >= 500 || LATER.has(status)) throw new Error(`The push service answered ${status}.`);
  return "refused";
}
