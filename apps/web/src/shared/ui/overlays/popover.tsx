import { Popover as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#shared/ui/class-names.ts";
import { popupStyles } from "./popup-styles.ts";
import { type PopupPlace, usePopupFocus } from "./use-popup.ts";

interface PanelLook {
  /** Names the panel. */
  label: string;
  align?: "start" | "center" | "end" | undefined;
  className?: string;
  children: ReactNode;
}
/** A panel beside its button (use-popup.ts, late-popup.tsx); the page stays usable. */
export function PopoverPanel({ anchor, id, open, onOpenChange, ...panel }: PopupPlace & PanelLook) {
  const focus = usePopupFocus(anchor);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Anchor virtualRef={anchor} />
      <Panel {...panel} id={id} {...focus} />
    </Primitive.Root>
  );
}

function Panel({
  label,
  align = "end",
  className,
  ...rest
}: PanelLook & Omit<ComponentProps<typeof Primitive.Content>, keyof PanelLook>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        aria-label={label}
        align={align}
        sideOffset={8}
        collisionPadding={8}
        className={cn(popupStyles, "w-80 max-w-[calc(100vw-1rem)] p-4", className)}
        {...rest}
      />
    </Primitive.Portal>
  );
}
