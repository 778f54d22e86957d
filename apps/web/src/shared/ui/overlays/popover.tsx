import { Popover as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../class-names.ts";
import { popupStyles } from "./popup-styles.ts";

interface PopoverProps {
  /** One element that takes a ref, normally a Button. */
  trigger: ReactNode;
  /** Names the panel. */
  label: string;
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  align?: "start" | "center" | "end";
  className?: string;
  children: ReactNode;
}

/** A panel beside its button; the page stays usable. */
export function Popover({ trigger, label, open, onOpenChange, align = "end", className, children }: PopoverProps) {
  return (
    <Primitive.Root {...(open === undefined ? {} : { open })} {...(onOpenChange === undefined ? {} : { onOpenChange })}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className={cn(popupStyles, "w-80 max-w-[calc(100vw-1rem)] p-4", className)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
