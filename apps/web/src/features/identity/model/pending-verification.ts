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

/** Where the person wanted to go when they signed up. The mail's link opens another tab, which has this browser's word alone. */
const NEXT_KEY = "kerkis.after-verification";

export function rememberAfterVerification(next: string | undefined): void {
  try {
    if (next === undefined) localStorage.removeItem(NEXT_KEY);
    else localStorage.setItem(NEXT_KEY, next);
  } catch {
    // Without storage signing in leads to the role's own screen.
  }
}

const noChange = () => () => undefined;

function readNext(): string | null {
  try {
    return localStorage.getItem(NEXT_KEY);
  } catch {
    return null;
  }
}

/** That place; null when there is none, and on the server. */
export const useAfterVerification = (): string | null =>
  useSyncExternalStore<string | null>(noChange, readNext, () => null);

/** That address; null when there is none, and on the server. */
export const usePendingVerification = (): string | null =>
  useSyncExternalStore<string | null>(subscribe, read, () => null);
