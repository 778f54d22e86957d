import { useSyncExternalStore } from "react";

/** One tick a minute shared by every relative time on the page. */
const MINUTE_MS = 60_000;
let minute = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    minute = Date.now();
    for (const notify of listeners) notify();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    // Who looks next begins with the moment that it is then.
    minute = 0;
  };
}

const read = () => (minute === 0 || Date.now() - minute > MINUTE_MS ? (minute = Date.now()) : minute);

/** The present moment in milliseconds, refreshed each minute. Null on the server and during hydration: show the date instead. */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(subscribe, read, () => null);
}
