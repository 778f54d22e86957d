import { type RefObject, useEffect, useEffectEvent } from "react";

/** Whether a key that was pressed is a letter of what is being written, or belongs to a dialog, another than this. */
export function isTyping(target: EventTarget | null, dialog: HTMLElement | null = null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]")) return true;
  const around = target.closest<HTMLElement>("[role=dialog], [role=alertdialog], [role=menu]");
  return around !== null && around !== dialog;
}

/** The letter on the key as it is printed in Latin, whatever is typed with it; other keys by their names. */
export const keyOf = ({ code, key }: KeyboardEvent): string =>
  code.startsWith("Key") ? code.slice("Key".length).toLowerCase() : key.toLowerCase();

/**
 * Calls back for a key that is pressed by itself, wherever on the page but where something is written.
 * @param within something in a dialog whose keys they are; without it they are the page's, while no dialog has the focus
 */
export function usePlainKeys(
  onKey: (key: string, event: KeyboardEvent) => void,
  within?: RefObject<HTMLElement | null>,
): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    const dialog = within?.current?.closest<HTMLElement>("[role=dialog]") ?? null;
    if (!isTyping(event.target, dialog)) onKey(keyOf(event), event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
