import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "../../button.tsx";
import { cn } from "../../class-names.ts";
import { overlayStyles } from "../popup-styles.ts";
import { useDialogFocus } from "../use-dialog-focus.ts";

export interface DialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Actions, the main one last. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
  closeLabel?: string;
  children?: ReactNode;
}

const WIDTH = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl" };

/** What `dialog.tsx` shows, once its code is here. */
export function DialogView(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, size = "md", closeLabel = m.ui_close(), children } = props;
  const focus = useDialogFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyles} />
        <Primitive.Content
          className={cn(
            "anim-pop fixed z-50 flex max-h-[min(92dvh,56rem)] flex-col bg-surface shadow-lg outline-none max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-xl sm:top-1/2 sm:left-1/2 sm:w-[calc(100%-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl",
            WIDTH[size],
          )}
          {...(description ? {} : { "aria-describedby": undefined })}
          {...focus}
        >
          <div className="flex items-start justify-between gap-4 px-6 pt-6">
            <div className="min-w-0">
              <Primitive.Title className="display text-2xl leading-tight">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1.5 text-muted-foreground">{description}</Primitive.Description>
              )}
            </div>
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon" aria-label={closeLabel} className="-mt-1.5 -mr-2">
                <X />
              </Button>
            </Primitive.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-border px-6 py-4 max-sm:[&>*]:flex-1">
              {footer}
            </div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
