import { useId, useState, type KeyboardEvent } from "react";

interface ListboxProps {
  /** How many options are shown now. */
  count: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPick: (index: number) => void;
}

/** Keyboard and ids of an input that drives a list (WAI-ARIA combobox): arrows, Home, End, Enter, Escape. */
export function useListbox({ count, isOpen, onOpenChange, onPick }: ListboxProps) {
  const listId = useId();
  const [asked, setActive] = useState(0);
  const active = Math.min(asked, Math.max(0, count - 1));

  function move(index: number) {
    setActive(index);
    document.getElementById(`${listId}-${index}`)?.scrollIntoView({ block: "nearest" });
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const targets: Record<string, number> = {
      ArrowDown: count === 0 ? 0 : (active + 1) % count,
      ArrowUp: count === 0 ? 0 : (active - 1 + count) % count,
      ...(isOpen && event.ctrlKey ? { Home: 0, End: count - 1 } : {}),
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      if (isOpen) move(target);
      else onOpenChange(true);
    } else if (event.key === "Enter" && isOpen && count > 0) {
      event.preventDefault();
      onPick(active);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      onOpenChange(false);
    }
  }
  return {
    listId,
    active,
    setActive,
    onKeyDown,
    inputProps: {
      role: "combobox" as const,
      "aria-expanded": isOpen,
      "aria-controls": listId,
      "aria-autocomplete": "list" as const,
      "aria-activedescendant": isOpen && count > 0 ? `${listId}-${active}` : undefined,
      autoComplete: "off",
    },
  };
}
