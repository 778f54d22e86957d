import { useSyncExternalStore } from "react";

const KEY = "kerkis.sign-out-pending";
const listeners = new Set<() => void>();

/** Remembers that the server has not heard of a sign-out yet; the next page or the next connection tells it. */
export function markSignOutPending(isPending: boolean): void {
  try {
    if (isPending) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the person is told that signing out failed, and that is all we can do.
  }
  for (const notify of listeners) notify();
}

export function isSignOutPending(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the sign-in page should say so; false on the server. */
export const useSignOutPending = (): boolean => useSyncExternalStore(subscribe, isSignOutPending, () => false);
