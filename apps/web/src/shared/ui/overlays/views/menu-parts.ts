import type { Menu as Primitive } from "radix-ui/internal";
import { createContext, type ReactNode } from "react";

export interface MenuLook {
  align?: "start" | "center" | "end";
  className?: string | undefined;
  children: ReactNode;
}

/** What the items are made of: it comes with the menu around them, after the page that lists them. */
export const MenuParts = createContext<Pick<
  typeof Primitive,
  "Item" | "ItemIndicator" | "Label" | "RadioGroup" | "RadioItem" | "Separator"
> | null>(null);
