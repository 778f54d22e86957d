import { DAY_SECONDS } from "@kerkis/contract/core/limits.ts";
import {
  DEFAULT_DISPLAY,
  DISPLAY_COOKIE,
  type Display,
  displayAttributes,
  readDisplay,
  writeDisplay,
} from "@kerkis/contract/core/happenings/rendering.ts";
import { useRouter } from "@tanstack/react-router";
import { useMemo, useSyncExternalStore } from "react";

const COOKIE_SECONDS = 365 * DAY_SECONDS;
const ATTRIBUTES = ["data-text", "data-density", "data-contrast", "data-motion"];
const listeners = new Set<() => void>();

/** What <html> shows, in the cookie's form. */
const shown = (): string =>
  ATTRIBUTES.map((name) => document.documentElement.getAttribute(name))
    .filter((value) => value !== null)
    .join(".");

/** Settings that this page shows. */
export const shownDisplay = (): Display => readDisplay(shown());

/** Shows settings at once and remembers them for a year; the default needs no cookie. */
export function chooseDisplay(display: Display): void {
  const page = document.documentElement;
  for (const name of ATTRIBUTES) page.removeAttribute(name);
  for (const [name, value] of Object.entries(displayAttributes(display))) page.setAttribute(name, value);
  const text = writeDisplay(display);
  document.cookie = `${DISPLAY_COOKIE}=${text};path=/;max-age=${text ? COOKIE_SECONDS : 0};samesite=lax`;
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Settings in use; while the server renders, and as the page comes alive, those it was rendered with. */
export function useDisplay(): Display {
  const { options } = useRouter();
  const text = useSyncExternalStore(subscribe, shown, () => writeDisplay(options.context?.display ?? DEFAULT_DISPLAY));
  return useMemo(() => readDisplay(text), [text]);
}
