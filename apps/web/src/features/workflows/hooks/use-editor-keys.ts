import { useEffect, useEffectEvent } from "react";
import { isTyping, keyOf } from "#shared/hooks/use-plain-keys.ts";

export interface EditorKeys {
  undo: (() => void) | null;
  redo: (() => void) | null;
  copy: (() => void) | null;
  paste: (() => void) | null;
  nextNote: (() => void) | null;
  /** Puts a step after the one that is chosen. */
  insert: (() => void) | null;
  shortcuts: () => void;
  moveUp: (() => void) | null;
  moveDown: (() => void) | null;
  /** Into the branch before it, and out of its own. */
  indent: (() => void) | null;
  outdent: (() => void) | null;
  /** No step is chosen any more. */
  leave: (() => void) | null;
}

const PLAIN: Partial<Record<string, keyof EditorKeys>> = { "/": "insert", "?": "shortcuts" };

const MOVES: Partial<Record<string, keyof EditorKeys>> = { ArrowUp: "moveUp", ArrowDown: "moveDown" };

const isAtChosen = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches("[data-step][aria-pressed=true]");

function commandOf(event: KeyboardEvent): keyof EditorKeys | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (altKey) return MOVES[key];
  if (key === "F8") return "nextNote";
  // Tab is the browser's, but at a step that was chosen; Escape gives it back.
  if (key === "Tab") return !ctrlKey && !metaKey && isAtChosen(event) ? (shiftKey ? "outdent" : "indent") : undefined;
  if (key === "Escape") return isAtChosen(event) ? "leave" : undefined;
  if (!ctrlKey && !metaKey) return PLAIN[key];
  const letter = keyOf(event);
  if (letter === "z") return shiftKey ? "redo" : "undo";
  if (letter === "y") return "redo";
  // Words that are marked are copied as words.
  if (letter === "c") return window.getSelection()?.isCollapsed === false ? undefined : "copy";
  return letter === "v" ? "paste" : undefined;
}

/** Alt with an arrow moves the step, Tab and Shift+Tab into a branch and out, Ctrl+Z, Ctrl+Y, Ctrl+C and Ctrl+V on steps, F8 to the next note, / a new step, ? the list of keys: the same in both views, and not while something is typed. */
export function useEditorKeys(keys: EditorKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    if (command === undefined) return;
    const isTakingBack = command === "undo" || command === "redo";
    const { target } = event;
    // What is chosen from a list is taken back here: the browser takes back only what was typed.
    if (isTyping(isTakingBack && target instanceof HTMLSelectElement ? target.parentElement : target)) return;
    const run = keys[command];
    // With nothing left to take back, the browser would take back what was typed in a field long left.
    if (run || isTakingBack) event.preventDefault();
    run?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
