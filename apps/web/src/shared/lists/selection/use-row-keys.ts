import { type RefObject, useEffect, useEffectEvent } from "react";

/** By the place of the key: what is typed with it may be Greek. */
const STEPS: Readonly<Record<string, number>> = { KeyJ: 1, ArrowDown: 1, KeyK: -1, ArrowUp: -1 };

/** Its own, not that of use-plain-keys: screens without a list would load lists with it. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest(
      "input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]",
    ) !== null
  );
}

/** The row that has the focus, by what its `data-row` says. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset["row"];

/** Chooses a row, or with `toggle` takes one that is chosen back. */
export type ChooseRow = (id: string, how: "on" | "toggle") => void;

/**
 * J and K move the focus between the rows of a table; arrows do once a row has it. Rows are found by `[data-row-link]`.
 * @param choose where rows can be chosen: X does, Shift+J and Shift+K choose on the way; rows are named by `data-row`
 */
export function useRowKeys(table: RefObject<HTMLElement | null>, choose?: ChooseRow): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { code, shiftKey, ctrlKey, metaKey, altKey } = event;
    const step = STEPS[code];
    if (ctrlKey || metaKey || altKey || isTyping(event.target)) return;
    const row = table.current?.contains(document.activeElement) ? focusedRow() : undefined;
    if (code === "KeyX" && row !== undefined && !shiftKey) choose?.(row, "toggle");
    if (step === undefined) return;
    const links = [...(table.current?.querySelectorAll<HTMLElement>("[data-row-link]") ?? [])];
    const isArrow = code.startsWith("Arrow");
    const at = links.findIndex(
      (link) =>
        link === document.activeElement || (!isArrow && link.closest("[data-row]")?.contains(document.activeElement)),
    );
    if (at < 0 && isArrow) return;
    const next = links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))];
    if (!next) return;
    event.preventDefault();
    next.focus();
    const reached = focusedRow();
    if (!shiftKey || isArrow || row === undefined || reached === undefined) return;
    choose?.(row, "on");
    choose?.(reached, "on");
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
