import { useSyncExternalStore } from "react";

/** A click, not the press that begins it: what comes between the two would take the click from what was pressed. */
const ACTS = ["click", "keydown", "wheel", "touchmove"] as const;
let hasActed = false;

function subscribe(listener: () => void): () => void {
  const act = () => {
    hasActed = true;
    listener();
  };
  for (const name of ACTS) window.addEventListener(name, act, { once: true, passive: true });
  return () => {
    for (const name of ACTS) window.removeEventListener(name, act);
  };
}

/** Whether the person has done anything on this page since it was loaded; false while it hydrates. */
export const useHasActed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => hasActed,
    () => false,
  );
