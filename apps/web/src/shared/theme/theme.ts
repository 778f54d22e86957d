import { DAY_SECONDS } from "@kerkis/contract/core/limits.ts";
import { THEMES, type Theme } from "@kerkis/contract/core/happenings/rendering.ts";
import { useRouter } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";

const COOKIE_SECONDS = 365 * DAY_SECONDS;
const CLASSES: Record<Theme, string> = { light: "light", dark: "dark", system: "theme-system" };
const listeners = new Set<() => void>();

/** Class of <html> that shows a theme. */
export const themeClass = (theme: Theme): string => CLASSES[theme];

/** Shows a theme at once and remembers it for a year. */
export function chooseTheme(theme: Theme): void {
  const page = document.documentElement;
  page.classList.remove(...Object.values(CLASSES));
  page.classList.add(CLASSES[theme]);
  page.dataset["theme"] = theme;
  document
    .querySelector('meta[name="color-scheme"]')
    ?.setAttribute("content", theme === "system" ? "light dark" : theme);
  document.cookie = `theme=${theme};path=/;max-age=${COOKIE_SECONDS};samesite=lax`;
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const shown = (): Theme => THEMES.find((theme) => theme === document.documentElement.dataset["theme"]) ?? "system";

/** Theme in use; while the server renders, and as the page comes alive, the one it was rendered with. */
export function useTheme(): Theme {
  const { options } = useRouter();
  return useSyncExternalStore<Theme>(subscribe, shown, () => options.context?.theme ?? "system");
}
