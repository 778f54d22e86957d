/** Whether the service can be reached: what the browser says, and what the calls met. */
import { useSyncExternalStore } from "react";
import type { ApiTransport } from "#shared/api/transport.ts";
import { Observable } from "#shared/realtime/connection-state.ts";

/** `offline`: the browser has no network. `unreachable`: it has, but the service does not answer. */
export type Connectivity = "online" | "offline" | "unreachable";

/** While the service does not answer, it is asked again this often. */
const PROBE_EVERY_MS = 10_000;
const PROBE_PATH = "/healthz";
/** Where one address alone never answers (a blocker in the browser), the others must not be asked again and again. */
const CATCH_UP_EVERY_MS = 10_000;

const connectivity = new Observable<Connectivity>("online");
let onReached: (isWhole: boolean) => void = () => undefined;
/** False once a part of the program could not be fetched: a browser remembers that and does not fetch it again. */
let isWhole = true;
let probe: ReturnType<typeof setTimeout> | undefined;
let catchUp: ReturnType<typeof setTimeout> | undefined;
let caughtUpAt = -CATCH_UP_EVERY_MS;

function reached(): void {
  clearTimeout(probe);
  probe = undefined;
  if (!navigator.onLine || connectivity.get() === "online") return;
  connectivity.set("online");
  catchUp ??= setTimeout(catchUpNow, Math.max(0, caughtUpAt + CATCH_UP_EVERY_MS - performance.now()));
}

function catchUpNow(): void {
  catchUp = undefined;
  caughtUpAt = performance.now();
  onReached(isWhole);
}

function missed(): void {
  connectivity.set(navigator.onLine ? "unreachable" : "offline");
  if (navigator.onLine) probe ??= setTimeout(ask, PROBE_EVERY_MS);
}

/** Asks the service itself; `whenAway` hears that it does not answer. */
function ask(whenAway: () => void = missed): void {
  probe = undefined;
  fetch(PROBE_PATH, { cache: "no-store" }).then(({ ok }) => (ok ? reached() : whenAway()), whenAway);
}

/** A part of the program could not be fetched; where the service was out of reach, `whenReached` hears of it. */
export const reportLostPart = (): void =>
  ask(() => {
    isWhole = false;
    missed();
  });

/** The network, watched: an answer of any kind means that the service is there. A call taken back says nothing. */
export const watchedNetwork: ApiTransport = {
  get origin() {
    return window.location.origin;
  },
  fetch: async (request) => {
    try {
      const response = await fetch(request);
      reached();
      return response;
    } catch (error) {
      if (error instanceof TypeError) missed();
      throw error;
    }
  },
};

/**
 * Follows the browser's own word; `whenReached` runs when the service answers again. `isWhole` is false where the page has
 * to begin anew, since a part of it was lost meanwhile. Call once. @returns ends it
 */
export function watchConnectivity(whenReached: (isWhole: boolean) => void): () => void {
  onReached = whenReached;
  if (!navigator.onLine) connectivity.set("offline");
  const watching = new AbortController();
  window.addEventListener("offline", () => connectivity.set("offline"), { signal: watching.signal });
  // The browser's network is back; whether the service answers is another matter.
  window.addEventListener("online", () => ask(), { signal: watching.signal });
  return () => {
    watching.abort();
    clearTimeout(probe);
    probe = undefined;
    isWhole = true;
    connectivity.set("online");
  };
}

/** "online" on the server and while a page hydrates. */
export const useConnectivity = (): Connectivity =>
  useSyncExternalStore<Connectivity>(connectivity.subscribe, connectivity.get, () => "online");
