import { useSyncExternalStore } from "react";

const ACTS = ["pointerdown", "keydown", "wheel", "touchmove"] as const;
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
