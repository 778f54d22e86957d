import { useEffect } from "react";

/** The button with the room around it; the panel with it; the box to write in. All in rem, as they grow with the text. */
const ABOVE_BUTTON = "5.5rem";
const BESIDE_EDGE = "1rem";
const BESIDE_PANEL = "25.75rem";
const ABOVE_BOX = "9.5rem";

interface ChatPlace {
  isOpen: boolean;
  isPhone: boolean;
  /** Whether the button makes way for a bar. */
  isAway: boolean;
  /** How high the bar in the corner is, in pixels. */
  lift: number;
}

/** Toasts come to the same corner of the screen: they stay clear of the chat (shared/ui/overlays/toast-view.tsx reads these). */
export function useToastPlace({ isOpen, isPhone, isAway, lift }: ChatPlace): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const button = isAway ? BESIDE_EDGE : ABOVE_BUTTON;
    const bottom = isOpen && isPhone ? ABOVE_BOX : `calc(${button} + var(--foot-bar) + ${lift}px)`;
    style.setProperty("--toast-bottom", bottom);
    if (isOpen && !isPhone) style.setProperty("--toast-right", BESIDE_PANEL);
    return () => {
      style.removeProperty("--toast-bottom");
      style.removeProperty("--toast-right");
    };
  }, [isOpen, isPhone, isAway, lift]);
}
