import { useEffect } from "react";

/** The button with the room around it; the panel with it; the box to write in. All in rem, as they grow with the text. */
const ABOVE_BUTTON = "5.5rem";
const BESIDE_PANEL = "25.75rem";
const ABOVE_BOX = "9.5rem";

interface ChatPlace {
  isOpen: boolean;
  isPhone: boolean;
  /** How far the button is lifted, in pixels. */
  lift: number;
}

/** Toasts come to the same corner of the screen: they stay clear of the chat (shared/ui/overlays/toast-view.tsx reads these). */
export function useToastPlace({ isOpen, isPhone, lift }: ChatPlace): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const bottom = isOpen && isPhone ? ABOVE_BOX : `calc(${ABOVE_BUTTON} + ${lift}px)`;
    style.setProperty("--toast-bottom", bottom);
    if (isOpen && !isPhone) style.setProperty("--toast-right", BESIDE_PANEL);
    return () => {
      style.removeProperty("--toast-bottom");
      style.removeProperty("--toast-right");
    };
  }, [isOpen, isPhone, lift]);
}
