import { Popper } from "radix-ui/internal";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";

/** Specification 9. */
const DELAY_MS = 700;
/** Right after one, the next opens at once. */
const AT_ONCE_WITHIN_MS = 300;
const OWNERS = "[data-tip]";

const ownerOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(OWNERS) : null;

/**
 * Short explanations beside controls with `data-tip`: for eyes only, they are called so. Above them, or where `data-tip-side`
 * says. One for the whole page, so that a row of a list carries nothing of it.
 */
export function Tips() {
  const [owner, setOwner] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let closedAt = Number.NEGATIVE_INFINITY;
    let shown: HTMLElement | null = null;
    const show = (next: HTMLElement | null): void => {
      if (shown && !next) closedAt = performance.now();
      shown = next;
      setOwner(next);
    };
    const onEnter = (event: Event): void => {
      const next = ownerOf(event);
      if (!next || next === shown) return;
      // A press gives the focus too.
      if (event.type === "focusin" && !next.matches(":focus-visible")) return;
      const isAtOnce = event.type === "focusin" || performance.now() - closedAt < AT_ONCE_WITHIN_MS;
      clearTimeout(timer);
      timer = setTimeout(() => show(next), isAtOnce ? 0 : DELAY_MS);
    };
    const close = (): void => {
      clearTimeout(timer);
      show(null);
    };
    const onLeave = (event: Event): void => {
      const isInside = event instanceof MouseEvent && ownerOf(event)?.contains(event.relatedTarget as Node | null);
      if (ownerOf(event) && !isInside) close();
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
    };
    const listeners = [
      ["pointerover", onEnter],
      ["focusin", onEnter],
      ["pointerout", onLeave],
      ["focusout", onLeave],
      ["pointerdown", close],
      ["click", close],
    ] as const;
    for (const [type, listener] of listeners) document.addEventListener(type, listener);
    window.addEventListener("keydown", onKeyDown);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of listeners) document.removeEventListener(type, listener);
      window.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  if (!owner) return null;
  return createPortal(
    <Popper.Root>
      <Popper.Anchor virtualRef={{ current: owner }} />
      <Popper.Content
        side={owner.dataset["tipSide"] === "right" ? "right" : "top"}
        sideOffset={6}
        collisionPadding={8}
        aria-hidden
        className="anim-pop z-50 max-w-72 rounded-sm bg-stage px-2.5 py-1.5 text-sm text-stage-foreground shadow-md"
      >
        {owner.dataset["tip"]}
      </Popper.Content>
    </Popper.Root>,
    document.body,
  );
}
