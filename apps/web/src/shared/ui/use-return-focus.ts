import { useRef } from "react";

/**
 * For dialogs that are opened by state: gives the focus back to what had it when they opened, or to the page's content
 * when that is gone. The primitive does so only for a trigger of its own. Spread on its content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.getElementById("main");
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
