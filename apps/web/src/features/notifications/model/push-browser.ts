import type { PushSubscriptionInput } from "@kerkis/contract/notifications/preferences.schema.ts";

/**
 * Whether this browser can receive notifications: `insecure` without https (localhost excepted), `home_screen` on iPhone and iPad
 * before the application is installed, `blocked` when the person has refused.
 */
export type PushSupport = "ready" | "insecure" | "unsupported" | "home_screen" | "blocked";

const WORKER_WAIT_MS = 8000;

export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? "home_screen" : "unsupported";
  }
  return Notification.permission === "denied" ? "blocked" : "ready";
}

/** Whether the browser would show its question. */
export const isPushUndecided = (): boolean => "Notification" in window && Notification.permission === "default";

export const isPushGranted = (): boolean => "Notification" in window && Notification.permission === "granted";

/** The subscription this browser has, or null; never asks. */
export async function browserEndpoint(): Promise<string | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/**
 * Asks the person, and subscribes this browser. Call it on a click only.
 * @param publicKey the server's key; a subscription made for another one is replaced
 * @returns null when the person did not agree
 * @throws when the browser cannot reach its push service
 */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionInput | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await readyWorker();
  const known = await pushManager.getSubscription();
  const isOurs = known !== null && toBase64Url(known.options.applicationServerKey) === publicKey;
  if (known && !isOurs) await known.unsubscribe();
  const subscription = isOurs
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint } = subscription;
  return {
    endpoint,
    keys: { p256dh: toBase64Url(subscription.getKey("p256dh")), auth: toBase64Url(subscription.getKey("auth")) },
  };
}

/** Ends the subscription in the browser itself. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("No service worker came.")), WORKER_WAIT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function toBase64Url(bytes: ArrayBuffer | null): string {
  const text = String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
