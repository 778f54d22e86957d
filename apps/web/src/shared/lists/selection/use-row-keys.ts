import { type RefObject, useEffect } from "react";

/** By the place of the key: what is typed with it may be Greek. */
const STEPS: Readonly<Record<string, number>> = { KeyJ: 1, ArrowDown: 1, KeyK: -1, ArrowUp: -1 };

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable], [role=dialog]") !== null
  );
}

/** J and K move the focus between the rows of a table; arrows do once a row has it. Rows are found by `[data-row-link]`. */
export function useRowKeys(table: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.code];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const links = [...(table.current?.querySelectorAll<HTMLElement>("[data-row-link]") ?? [])];
      const at = links.findIndex((link) => link === document.activeElement);
      if (at < 0 && event.code.startsWith("Arrow")) return;
      const next = links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))];
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [table]);
}
