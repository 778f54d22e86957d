import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import type { ChooseRow } from "./use-row-keys.ts";

/** As long as phones take for it. */
const HELD_MS = 500;
/** A finger that rests moves a little; one that scrolls moves more. */
const REST_PX = 10;

/** What rows look like that a finger may rest on: no text of theirs is marked, and no link of theirs opens a menu. */
export const HELD = "pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none]";

interface Press {
  timer: number;
  x: number;
  y: number;
  /** Its row was chosen: what the finger does as it leaves is part of that. */
  isHeld: boolean;
}

/**
 * A finger that rests on a row, named by `data-row`, chooses it or takes it back, and opens nothing. A mouse and a keyboard have the row's
 * box and X.
 * @param choose none where nothing can be chosen
 * @returns what the element around the rows listens with
 */
export function useLongPress(choose: ChooseRow | undefined) {
  const press = useRef<Press | null>(null);
  const letGo = () => window.clearTimeout(press.current?.timer);
  useEffect(() => () => window.clearTimeout(press.current?.timer), []);
  return {
    onPointerDown({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      letGo();
      press.current = null;
      const id = isControl(target) ? undefined : rowOf(target);
      if (!choose || pointerType !== "touch" || !isPrimary || id === undefined) return;
      const held = () => {
        if (!press.current) return;
        press.current.isHeld = true;
        choose(id, "toggle");
      };
      press.current = { timer: window.setTimeout(held, HELD_MS), x, y, isHeld: false };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = press.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > REST_PX) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    /** A phone's own menu of the link below the finger. */
    onContextMenu(event: MouseEvent) {
      if (press.current) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      if (!press.current?.isHeld) return;
      press.current = null;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

const rowOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>("[data-row]")?.dataset["row"] : undefined;

/** What is pressed for itself, not for its row. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("button, input, select, textarea") !== null;
