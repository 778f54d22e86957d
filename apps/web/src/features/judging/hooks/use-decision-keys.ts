import { useEffect, useEffectEvent } from "react";
import { isTyping, keyOf, usePlainKeys } from "#shared/hooks/use-plain-keys.ts";

export interface DecisionKeys {
  step: (by: number) => void;
  /** Leads to what stands against a letter; false where nothing does. */
  problem: () => boolean;
  language: () => void;
  apply: () => void;
  shortcuts: () => void;
}

/** What Enter presses by itself. The rows of the list are not: there it leads to the problem. */
const hasOwnEnter = (): boolean =>
  document.activeElement?.matches("a, button:not([data-decision]), summary, [type=checkbox]") ?? false;

/** J and K step through the letters, Enter leads to the problem, Alt+L changes the language, Ctrl+Enter applies, as its button does. */
export function useDecisionKeys(keys: DecisionKeys): void {
  usePlainKeys((key, event) => {
    if (key === "j") keys.step(1);
    if (key === "k") keys.step(-1);
    if (key === "?") keys.shortcuts();
    if (key === "enter" && !hasOwnEnter() && keys.problem()) event.preventDefault();
  });
  const chord = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || isTyping(event.target)) return;
    const run =
      event.altKey && keyOf(event) === "l"
        ? keys.language
        : (event.ctrlKey || event.metaKey) && event.key === "Enter"
          ? keys.apply
          : null;
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => chord(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
