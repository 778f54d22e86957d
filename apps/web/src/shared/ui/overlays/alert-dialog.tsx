import type { ReactNode } from "react";
import { LateDialog } from "./late-dialog.tsx";

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

const loadView = async () => (await import("./views/alert-dialog-view.tsx")).AlertDialogView;

/** Asks before something that cannot simply be undone. */
export function AlertDialog(props: AlertDialogProps) {
  return <LateDialog load={loadView} props={props} />;
}
