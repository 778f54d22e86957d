import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../class-names.ts";
import { overlayStyles } from "./popup-styles.ts";
import { useDialogFocus } from "./use-dialog-focus.ts";

interface CommandDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Read aloud; what it is shows in its content. */
  title: string;
  children: ReactNode;
}

/** A dialog that is one box to write in and its list: near the top on wide screens, the whole screen on phones. */
export function CommandDialog({ open, onOpenChange, title, children }: CommandDialogProps) {
  const focus = useDialogFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyles} />
        <Primitive.Content
          {...focus}
          aria-describedby={undefined}
          className={cn(
            "anim-overlay fixed z-50 flex flex-col overflow-hidden bg-surface shadow-lg outline-none",
            "max-sm:inset-0 sm:top-[12vh] sm:left-1/2 sm:max-h-[min(34rem,76vh)] sm:w-[min(40rem,calc(100%-3rem))] sm:-translate-x-1/2 sm:rounded-xl",
          )}
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Closes it from within. */
export const CommandDialogClose = Primitive.Close;
