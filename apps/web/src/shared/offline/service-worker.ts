/** The page's side of /sw.js (specification 7.5): registration, updates, and what the worker is told. */
import { HOUR_MS } from "@kerkis/contract/core/limits.ts";
import { useSyncExternalStore } from "react";
import { Observable } from "#shared/realtime/connection-state.ts";

const SERVICE_WORKER_PATH = "/sw.js";
/** A page that stays open for days still hears of a new version. */
const UPDATE_EVERY_MS = HOUR_MS;

/** Messages that the worker understands (app/service-worker/service-worker.ts). */
export type WorkerMessage =
  | { type: "activate" }
  | { type: "forget" }
  | { type: "keep-shell" }
  | { type: "keep"; page: string; assets: readonly string[] };

const waiting = new Observable<ServiceWorker | null>(null);

const tell = (worker: ServiceWorker | null | undefined, message: WorkerMessage): void =>
  worker?.postMessage(message, []);

/** Pages of the signed-out and the signed-in never meet: what was kept of them goes. */
export function forgetKeptPages(): void {
  if ("serviceWorker" in navigator) tell(navigator.serviceWorker.controller, { type: "forget" });
}

/** The empty page that opens without a connection follows the person's language and theme. */
function renewKeptShell(): void {
  if ("serviceWorker" in navigator) tell(navigator.serviceWorker.controller, { type: "keep-shell" });
}

/** Registers the worker of the build; in development removes one that a build left behind. */
export async function startServiceWorker(isBuilt: boolean): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  if (!isBuilt) {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    return;
  }
  const isFirst = navigator.serviceWorker.controller === null;
  const registration = await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: "none" });
  followUpdates(registration);
  await navigator.serviceWorker.ready;
  if (isFirst) keepThisPage(registration.active);
  else renewKeptShell();
}

/** This page and its parts came before there was a worker to keep them. */
function keepThisPage(worker: ServiceWorker | null): void {
  const assets = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  tell(worker, { type: "keep", page: window.location.pathname + window.location.search, assets });
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null): void => {
    if (worker?.state === "installed" && navigator.serviceWorker.controller) waiting.set(worker);
  };
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => offer(installing));
  });
  const look = (): void => void registration.update().catch(() => undefined);
  setInterval(look, UPDATE_EVERY_MS);
  window.addEventListener("online", look);
}

/** Whether a new version waits for the person's word. */
export const useWaitingVersion = (): boolean =>
  useSyncExternalStore<boolean>(
    waiting.subscribe,
    () => waiting.get() !== null,
    () => false,
  );

/** Lets the new version take over and opens this page in it. Only ever on a person's press. */
export function openNewVersion(): void {
  const worker = waiting.get();
  if (!worker) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  tell(worker, { type: "activate" });
}
