import { Popper } from "radix-ui/internal";
import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { TOOLTIP_DELAY_MS, tooltipStyles } from "#shared/ui/overlays/tooltip.tsx";

/** Right after one, the next opens at once. */
const AT_ONCE_WITHIN_MS = 300;
const LINKS = "[data-tip]";

const linkOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(LINKS) : null;

/** Names of the pages beside the narrow sidebar: for eyes only, its links are called so. */
export function SidebarTips({ sidebar }: { sidebar: RefObject<HTMLElement | null> }) {
  const [link, setLink] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const around = sidebar.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let closedAt = Number.NEGATIVE_INFINITY;
    let shown: HTMLElement | null = null;
    const show = (next: HTMLElement | null): void => {
      if (shown && !next) closedAt = performance.now();
      shown = next;
      setLink(next);
    };
    const onEnter = (event: Event): void => {
      const next = linkOf(event);
      if (!next || next === shown) return;
      const isAtOnce = event.type === "focusin" || performance.now() - closedAt < AT_ONCE_WITHIN_MS;
      clearTimeout(timer);
      timer = setTimeout(() => show(next), isAtOnce ? 0 : TOOLTIP_DELAY_MS);
    };
    const close = (): void => {
      clearTimeout(timer);
      show(null);
    };
    const onLeave = (event: Event): void => {
      const isInside = event instanceof MouseEvent && linkOf(event)?.contains(event.relatedTarget as Node | null);
      if (linkOf(event) && !isInside) close();
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
    ] as const;
    for (const [type, listener] of listeners) around?.addEventListener(type, listener);
    window.addEventListener("keydown", onKeyDown);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of listeners) around?.removeEventListener(type, listener);
      window.removeEventListener("keydown", onKeyDown);
    };
  }, [sidebar]);
  if (!link) return null;
  return createPortal(
    <Popper.Root>
      <Popper.Anchor virtualRef={{ current: link }} />
      <Popper.Content side="right" sideOffset={6} collisionPadding={8} aria-hidden className={tooltipStyles}>
        {link.dataset["tip"]}
      </Popper.Content>
    </Popper.Root>,
    document.body,
  );
}
