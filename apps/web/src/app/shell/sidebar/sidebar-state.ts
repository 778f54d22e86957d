import { readCookie } from "@kerkis/contract/core/happenings/rendering.ts";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** Specification 2.6 and 9: the cookie lives 7 days. */
const COOKIE = "sidebar_state";
const COOKIE_SECONDS = 604_800;

/** Below it the sidebar is a sheet (specification 2.15). */
const PHONE = "(width < 48rem)";

/**
 * Whether the sidebar is expanded; the server reads the same cookie, so nothing moves after the first paint. Ctrl or Cmd + B
 * toggles it, on a phone the sheet.
 */
export function useSidebarState(toggleSheet: () => void): { isOpen: boolean; toggle: () => void } {
  const { cookie } = useRouter().options.context;
  const [isOpen, setOpen] = useState(() => {
    const header = cookie ?? (typeof document === "undefined" ? null : document.cookie);
    return readCookie(header, COOKIE) !== "false";
  });
  const toggle = () => {
    document.cookie = `${COOKIE}=${!isOpen};path=/;max-age=${COOKIE_SECONDS};samesite=lax`;
    setOpen(!isOpen);
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
