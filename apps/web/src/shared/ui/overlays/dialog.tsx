import type { ReactNode } from "react";
import { LateDialog } from "./late-dialog.tsx";

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

const loadView = async () => (await import("./views/dialog-view.tsx")).DialogView;

/** A task that interrupts: centred on wide screens, a sheet from below on phones. */
export function Dialog(props: DialogProps) {
  return <LateDialog load={loadView} props={props} />;
}
