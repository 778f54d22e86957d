import { Menu as Primitive } from "radix-ui/internal";
import { cn } from "../../class-names.ts";
import { popupStyles } from "../popup-styles.ts";
import { type PopupPlace, usePopupFocus } from "../use-popup.ts";
import { type MenuLook, MenuParts } from "./menu-parts.ts";

const { Item, ItemIndicator, Label, RadioGroup, RadioItem, Separator } = Primitive;
const PARTS = { Item, ItemIndicator, Label, RadioGroup, RadioItem, Separator };

const ITEMS = "[role^=menuitem]:not([data-disabled])";

/** The menu itself, for a button that is there before it (late-popup.tsx). */
export function MenuPopup(props: PopupPlace & MenuLook) {
  const { anchor, id, open, onOpenChange, align = "end", className, children } = props;
  const focus = usePopupFocus(anchor);
  /** Opened with the keyboard it begins at its first item, also where it came too late to see the key. */
  const beginAtFirst = (menu: HTMLElement | null) => {
    if (menu && anchor.current?.matches(":focus-visible")) setTimeout(() => firstItem(menu)?.focus());
  };
  return (
    <MenuParts value={PARTS}>
      <Primitive.Root open={open} onOpenChange={onOpenChange} modal={false}>
        <Primitive.Anchor virtualRef={anchor} />
        <Primitive.Portal>
          <Primitive.Content
            id={id}
            aria-labelledby={`${id}-button`}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            ref={beginAtFirst}
            className={cn(
              popupStyles,
              "max-h-(--radix-popper-available-height) min-w-48 overflow-y-auto p-1.5",
              className,
            )}
            {...focus}
          >
            {children}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </MenuParts>
  );
}

const firstItem = (menu: HTMLElement): HTMLElement | null => menu.querySelector<HTMLElement>(ITEMS);
