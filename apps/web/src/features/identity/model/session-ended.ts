import { useSyncExternalStore } from "react";

const KEY = "kerkis.session-ended";
const listeners = new Set<() => void>();

/** Remembers, in this tab, that the session ended without the person's doing, until someone signs in. */
export function markSessionEnded(hasEnded: boolean): void {
  try {
    if (hasEnded) sessionStorage.setItem(KEY, "1");
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden; the notice is then missing, nothing else.
  }
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether the sign-in page should say so; false on the server. */
export const useSessionEnded = (): boolean => useSyncExternalStore(subscribe, read, () => false);
