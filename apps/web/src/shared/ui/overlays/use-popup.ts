import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";

/** What a popup needs of the button that opens it. */
export interface PopupPlace {
  anchor: RefObject<HTMLButtonElement | null>;
  id: string;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A button and its popup, which may come later than the button: spread `button` on the one, `popup` on the other. */
export function usePopup(kind: "menu" | "dialog") {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  function onOpenChange(isOpen: boolean) {
    setOpen(isOpen);
    if (isOpen) setWasOpened(true);
  }
  const button = {
    ref: anchor,
    id: `${id}-button`,
    "aria-haspopup": kind,
    "aria-expanded": open,
    "aria-controls": open ? id : undefined,
    "data-state": open ? "open" : "closed",
    onClick: () => onOpenChange(!open),
    onKeyDown: (event: KeyboardEvent) => {
      if (kind !== "menu" || event.key !== "ArrowDown" || open) return;
      event.preventDefault();
      onOpenChange(true);
    },
  } as const;
  return { button, popup: { anchor, id, open, onOpenChange } satisfies PopupPlace, wasOpened };
}

/** Where the focus goes as a popup closes: back to its button, unless the person has gone on to something else. */
export function usePopupFocus(anchor: PopupPlace["anchor"]) {
  const hasLeft = useRef(false);
  return {
    onInteractOutside: (event: Event) => {
      // The button closes it by itself.
      if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
      else hasLeft.current = true;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!hasLeft.current) anchor.current?.focus();
      hasLeft.current = false;
    },
  };
}
