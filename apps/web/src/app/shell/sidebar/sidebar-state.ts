import { useMatches, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { usePages } from "#shared/routing/use-pages.ts";
import { chosenOn, isOpenOn, readChoices, workingScreenAt } from "./sidebar-choices.ts";

/** Below it the sidebar is a sheet (specification 2.15). */
const PHONE = "(width < 48rem)";

/**
 * Whether the sidebar is expanded; the server reads the same cookies, so nothing moves after the first paint. Working screens
 * begin folded and have a choice of their own. Ctrl or Cmd + B toggles it, on a phone the sheet.
 */
export function useSidebarState(toggleSheet: () => void): { isOpen: boolean; toggle: () => void } {
  const { cookie } = useRouter().options.context;
  const pages = usePages();
  // Of the page that stands here: the address is ahead of it while the next one is on its way.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? "/" });
  const screen = workingScreenAt(pathname, pages);
  const [choices, setChoices] = useState(() =>
    readChoices(cookie ?? (typeof document === "undefined" ? null : document.cookie)),
  );
  const isOpen = isOpenOn(choices, screen);
  const toggle = () => {
    const chosen = chosenOn(choices, screen, !isOpen);
    document.cookie = chosen.cookie;
    setChoices(chosen.choices);
  };
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "b" && event.code !== "KeyB") return;
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || isRichText(event.target)) return;
      event.preventDefault();
      if (matchMedia(PHONE).matches) toggleSheet();
      else toggle();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  });
  return { isOpen, toggle };
}

/** In rich text the same keys mean bold. */
const isRichText = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.isContentEditable;
