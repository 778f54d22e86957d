import { useSyncExternalStore } from "react";
import { Observable } from "#shared/realtime/connection-state.ts";

/** What was answered on this device: it says nothing about the person and stays after sign-out (shared/storage). */
const KEY = "kerkis.push-offer";
export type PushAnswer = "on" | "off";

const answered = new Observable(0);

function read(): PushAnswer | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "on" || stored === "off" ? stored : null;
  } catch {
    // Where nothing can be remembered, nothing is offered: it would come back on every page.
    return "off";
  }
}

/** Whether this device has been asked, and what was answered; `off` until hydrated. */
export const usePushAnswer = (): PushAnswer | null => useSyncExternalStore(answered.subscribe, read, () => "off");

export function rememberPushAnswer(given: PushAnswer): void {
  try {
    localStorage.setItem(KEY, given);
  } catch {
    // Nothing is offered here anyway.
  }
  answered.set(answered.get() + 1);
}
