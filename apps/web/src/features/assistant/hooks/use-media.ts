import { useSyncExternalStore } from "react";

const PHONE = "(width < 48rem)";
const WIDE = "(width >= 64rem)";

function useMedia(query: string): boolean {
  const subscribe = (listener: () => void): (() => void) => {
    const list = matchMedia(query);
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  };
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Below 768 px the chat takes the whole screen. */
export const useIsPhone = (): boolean => useMedia(PHONE);

/** From 1024 px on the history stands beside the chat. */
export const useIsWide = (): boolean => useMedia(WIDE);
