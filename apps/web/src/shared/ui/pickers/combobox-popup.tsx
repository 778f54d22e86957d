import { Popover } from "radix-ui";
import type { ComponentProps, RefObject } from "react";
import { cn } from "../class-names.ts";
import { popupStyles } from "../overlays/popup-styles.ts";
import { OptionList } from "./option-list.tsx";

interface ComboboxPopupProps extends ComponentProps<typeof OptionList> {
  /** The field that it hangs under; a press there does not close it. */
  anchor: RefObject<HTMLSpanElement | null>;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The list of a combobox under its field; the focus stays in the field. */
export function ComboboxPopup({ anchor, open, onOpenChange, ...list }: ComboboxPopupProps) {
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          role="presentation"
          align="start"
          sideOffset={6}
          className={cn(popupStyles, "w-(--radix-popover-trigger-width) min-w-56 overflow-hidden")}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
        >
          <OptionList {...list} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
