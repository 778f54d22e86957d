import { useSyncExternalStore } from "react";

const PHONE = "(width < 48rem)";
const WIDE = "(width >= 64rem)";

/** Whether the screen is as a media query says; the server does not know. */
export function useMedia(query: string, onServer = false): boolean {
  const subscribe = (listener: () => void): (() => void) => {
    const list = matchMedia(query);
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  };
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}

/** Below 768 px what is opened takes the whole screen. */
export const useIsPhone = (): boolean => useMedia(PHONE);

/** From 1024 px on two columns fit beside each other; below, they become tabs. */
export const useIsWide = (onServer = false): boolean => useMedia(WIDE, onServer);
