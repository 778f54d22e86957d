import { AlertDialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { m } from "#messages";
import { Button } from "../../button.tsx";
import { overlayStyles } from "../popup-styles.ts";
import { useDialogFocus } from "../use-dialog-focus.ts";

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: ReactNode;
  /** The verb of the action: "Reject", not "OK". */
  confirmLabel: string;
  /** Runs on confirm; the dialog stays open until its owner closes it, so that a failure can be shown. */
  onConfirm: () => void;
  tone?: "primary" | "danger";
  pending?: boolean | undefined;
  /** Confirm stays refused, for example until a reason is written. */
  confirmDisabled?: boolean | undefined;
  cancelLabel?: string;
  /** A slot for what must be given first, such as a Field with the reason. */
  children?: ReactNode;
}

/** What `alert-dialog.tsx` shows, once its code is here. */
export function AlertDialogView(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, onConfirm, tone = "primary", children } = props;
  const focus = useDialogFocus();
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !props.pending && onOpenChange(next)}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyles} />
        <Primitive.Content
          {...focus}
          className="anim-pop fixed z-50 max-h-[92dvh] overflow-y-auto bg-surface p-6 shadow-lg outline-none max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-xl sm:top-1/2 sm:left-1/2 sm:w-[calc(100%-3rem)] sm:max-w-lg sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl"
        >
          <Primitive.Title className="display text-2xl leading-tight">{title}</Primitive.Title>
          <Primitive.Description asChild>
            <div className="mt-2 text-muted-foreground">{description}</div>
          </Primitive.Description>
          {children && <div className="mt-5">{children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:[&>*]:flex-1">
            <Primitive.Cancel asChild>
              <Button variant="outline">{props.cancelLabel ?? m.ui_cancel()}</Button>
            </Primitive.Cancel>
            <Button variant={tone} pending={props.pending} disabled={props.confirmDisabled} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
