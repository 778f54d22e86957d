import { useEffect, useState } from "react";

/** What may stand at the lower edge of the screen: a form's actions, an offer. */
const BARS = "[data-bottom-bar]";
/** The corner that the chat's button takes, in pixels. */
const CORNER = 88;
/** What a page draws anew while someone types is looked at once they pause. */
const QUIET_MS = 150;

/** Where the page ends above the bar of support access, in pixels from the top of the screen. */
function foot(): number {
  const room = document.querySelector("[data-support-access]")?.getBoundingClientRect().height ?? 0;
  return window.innerHeight - room;
}

function heightOfBars(): number {
  const floor = foot();
  const heights = [...document.querySelectorAll(BARS)].map((bar) => {
    // One that scrolls with its page has room of its own.
    if (getComputedStyle(bar).position === "static") return 0;
    const { top, bottom, right, height } = bar.getBoundingClientRect();
    const isInCorner = height > 0 && right > window.innerWidth - CORNER && bottom > floor - CORNER;
    return isInCorner && top < floor ? floor - top : 0;
  });
  return Math.max(0, ...heights);
}

/** How far the lower right corner is taken by something that must not be covered, in pixels above the page's foot. */
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
    let pause: ReturnType<typeof setTimeout> | undefined;
    const changes = new MutationObserver(() => {
      clearTimeout(pause);
      pause = setTimeout(plan, QUIET_MS);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("scroll", plan, { passive: true });
    window.addEventListener("resize", plan);
    plan();
    return () => {
      changes.disconnect();
      window.removeEventListener("scroll", plan);
      window.removeEventListener("resize", plan);
      cancelAnimationFrame(frame);
      clearTimeout(pause);
    };
  }, []);
  return height;
}
