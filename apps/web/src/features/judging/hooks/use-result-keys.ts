import { useEffect, useEffectEvent } from "react";
import { isTyping, usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import { focusedRow } from "#shared/lists/selection/use-row-keys.ts";

export interface ResultKeys {
  /** For the chosen, or for the row that has the focus. */
  approve: (focused: string | undefined) => void;
  reviews: (id: string) => void;
  discuss: (id: string) => void;
  sort: () => void;
  shortcuts: () => void;
  moveCut: ((by: number) => void) | null;
}

/** A proposes approval, E opens the reviews of a row in place, D its discussion, S changes the order, Alt with an arrow moves the cut. */
export function useResultKeys(keys: ResultKeys): void {
  usePlainKeys((key) => {
    const focused = focusedRow();
    if (key === "a") keys.approve(focused);
    if (key === "e" && focused) keys.reviews(focused);
    if (key === "d" && focused) keys.discuss(focused);
    if (key === "s") keys.sort();
    if (key === "?") keys.shortcuts();
  });
  const arrow = useEffectEvent((event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!event.altKey || event.ctrlKey || event.metaKey || by === 0 || !keys.moveCut || isTyping(event.target)) return;
    event.preventDefault();
    keys.moveCut(by);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => arrow(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
