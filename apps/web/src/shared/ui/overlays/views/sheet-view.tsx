import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "../../button.tsx";
import { cn } from "../../class-names.ts";
import { overlayStyles } from "../popup-styles.ts";
import { useDialogFocus } from "../use-dialog-focus.ts";

export interface SheetProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  side?: "start" | "end" | "bottom";
  title: string;
  /** The title is then only read aloud, as for a menu. */
  hideTitle?: boolean;
  closeLabel?: string;
  /** It is there to be read, and its keys act at once: the focus goes to none of its fields. */
  isRead?: boolean;
  className?: string;
  children: ReactNode;
}

const SIDES = {
  start: "inset-y-0 left-0 w-72 max-w-[88vw]",
  end: "inset-y-0 right-0 w-[32rem] max-w-full",
  bottom: "inset-x-0 bottom-0 max-h-[88dvh] rounded-t-xl",
};

/** What `sheet.tsx` shows, once its code is here. */
export function SheetView(props: SheetProps) {
  const { open, onOpenChange, side = "end", title, hideTitle, closeLabel = m.ui_close(), className, children } = props;
  const focus = useDialogFocus(props.isRead);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyles} />
        <Primitive.Content
          data-side={side}
          {...focus}
          aria-describedby={undefined}
          className={cn(
            "anim-sheet fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-surface shadow-lg outline-none",
            SIDES[side],
            className,
          )}
        >
          <div className={cn("flex items-start justify-between gap-4 px-5 pt-5", hideTitle && "absolute right-0 p-2")}>
            <Primitive.Title className={cn("display text-2xl leading-tight", hideTitle && "sr-only")}>
              {title}
            </Primitive.Title>
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon" aria-label={closeLabel} className="-mt-1 -mr-2">
                <X />
              </Button>
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
