import { Check } from "lucide-react";
import { Slot } from "radix-ui";
import { Menu as Primitive } from "radix-ui/internal";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../class-names.ts";
import { popupItemStyles, popupStyles } from "./popup-styles.ts";
import { type PopupPlace, usePopup, usePopupFocus } from "./use-popup.ts";

interface MenuLook {
  align?: "start" | "center" | "end";
  className?: string | undefined;
  children: ReactNode;
}

/** A button's menu of actions; items below. `trigger` is one element that takes a ref, normally a Button. */
export function DropdownMenu({ trigger, ...menu }: MenuLook & { trigger: ReactNode }) {
  const { button, popup } = usePopup("menu");
  return (
    <>
      <Slot.Root {...button}>{trigger}</Slot.Root>
      <MenuPopup {...popup} {...menu} />
    </>
  );
}

const ITEMS = "[role^=menuitem]:not([data-disabled])";

/** The menu alone, for a button that is there before it (late-popup.tsx). */
export function MenuPopup(props: PopupPlace & MenuLook) {
  const { anchor, id, open, onOpenChange, align = "end", className, children } = props;
  const focus = usePopupFocus(anchor);
  /** Opened with the keyboard it begins at its first item, also where it came too late to see the key. */
  const beginAtFirst = (menu: HTMLElement | null) => {
    if (menu && anchor.current?.matches(":focus-visible")) setTimeout(() => firstItem(menu)?.focus());
  };
  return (
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
  );
}

const firstItem = (menu: HTMLElement): HTMLElement | null => menu.querySelector<HTMLElement>(ITEMS);

/** An action; with `asChild` a link takes its place. */
export function MenuItem({ className, tone, ...rest }: ComponentProps<typeof Primitive.Item> & { tone?: "danger" }) {
  return (
    <Primitive.Item
      className={cn(popupItemStyles, tone === "danger" && "text-danger data-[highlighted]:bg-danger-soft", className)}
      {...rest}
    />
  );
}

interface MenuChoicesProps {
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}

/** One choice of several inside a menu. */
export function MenuChoices(props: MenuChoicesProps) {
  return <Primitive.RadioGroup {...props} />;
}

export function MenuChoice({ className, children, ...rest }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={cn(popupItemStyles, "pr-9", className)} {...rest}>
      {children}
      <Primitive.ItemIndicator className="absolute right-2.5 text-primary">
        <Check />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  );
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className={cn("eyebrow px-2.5 py-1.5", className)} {...rest} />;
}

export function MenuSeparator() {
  return <Primitive.Separator className="-mx-1.5 my-1.5 h-px bg-border" />;
}
