import { useEffect, useState } from "react";

/** What may stand at the lower edge of the screen: a form's actions, an offer. */
const BARS = "[data-bottom-bar]";
/** The corner that the chat's button takes, in pixels. */
const CORNER = 88;

function heightOfBars(): number {
  const heights = [...document.querySelectorAll(BARS)].map((bar) => {
    // One that scrolls with its page has room of its own.
    if (getComputedStyle(bar).position === "static") return 0;
    const { top, bottom, right, height } = bar.getBoundingClientRect();
    const isInCorner = height > 0 && right > window.innerWidth - CORNER && bottom > window.innerHeight - CORNER;
    return isInCorner && top < window.innerHeight ? window.innerHeight - top : 0;
  });
  return Math.max(0, ...heights);
}

/** How far the lower right corner is taken by something that must not be covered, in pixels. */
export function useBottomBars(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setHeight(heightOfBars());
    };
    const plan = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    const changes = new MutationObserver(plan);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("scroll", plan, { passive: true });
    window.addEventListener("resize", plan);
    plan();
    return () => {
      changes.disconnect();
      window.removeEventListener("scroll", plan);
      window.removeEventListener("resize", plan);
      cancelAnimationFrame(frame);
    };
  }, []);
  return height;
}
