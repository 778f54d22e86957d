import { Check } from "lucide-react";
import type { Menu as Primitive } from "radix-ui/internal";
import { type ComponentProps, type ReactNode, use } from "react";
import { cn } from "../class-names.ts";
import { LatePopup } from "./late-popup.tsx";
import { popupItemStyles } from "./popup-styles.ts";
import { type MenuLook, MenuParts } from "./views/menu-parts.ts";

const loadPopup = async () => (await import("./views/menu-popup.tsx")).MenuPopup;

/** A button's menu of actions; items below. `trigger` is one element that takes a ref, normally a Button. */
export function DropdownMenu({ trigger, ...menu }: MenuLook & { trigger: ReactNode }) {
  return <LatePopup kind="menu" trigger={trigger} load={loadPopup} props={menu} />;
}

function useParts() {
  const parts = use(MenuParts);
  if (!parts) throw new Error("An item of a menu stands outside of one.");
  return parts;
}

/** An action; with `asChild` a link takes its place. */
export function MenuItem({ className, tone, ...rest }: ComponentProps<typeof Primitive.Item> & { tone?: "danger" }) {
  const { Item } = useParts();
  return (
    <Item
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
  const { RadioGroup } = useParts();
  return <RadioGroup {...props} />;
}

export function MenuChoice({ className, children, ...rest }: ComponentProps<typeof Primitive.RadioItem>) {
  const { RadioItem, ItemIndicator } = useParts();
  return (
    <RadioItem className={cn(popupItemStyles, "pr-9", className)} {...rest}>
      {children}
      <ItemIndicator className="absolute right-2.5 text-primary">
        <Check />
      </ItemIndicator>
    </RadioItem>
  );
}

export function MenuLabel({ className, ...rest }: ComponentProps<typeof Primitive.Label>) {
  const { Label } = useParts();
  return <Label className={cn("eyebrow px-2.5 py-1.5", className)} {...rest} />;
}

export function MenuSeparator() {
  const { Separator } = useParts();
  return <Separator className="-mx-1.5 my-1.5 h-px bg-border" />;
}
