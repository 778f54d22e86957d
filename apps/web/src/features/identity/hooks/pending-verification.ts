import { useSyncExternalStore } from "react";

/** The address that a sign-up in this tab waits to be verified; kept out of the page's own address. */
const KEY = "kerkis.pending-verification";
const listeners = new Set<() => void>();

function write(change: (storage: Storage) => void): void {
  try {
    change(sessionStorage);
  } catch {
    // Storage may be forbidden; the notice is then missing, nothing else.
  }
  for (const notify of listeners) notify();
}

export const rememberPendingVerification = (email: string): void => write((storage) => storage.setItem(KEY, email));
export const forgetPendingVerification = (): void => write((storage) => storage.removeItem(KEY));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** That address; null when there is none, and on the server. */
export const usePendingVerification = (): string | null =>
  useSyncExternalStore<string | null>(subscribe, read, () => null);
