import type { ReactNode } from "react";
import { LateDialog } from "./late-dialog.tsx";

export interface SheetProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  side?: "start" | "end" | "bottom";
  title: string;
  /** The title is then only read aloud, as for a menu. */
  hideTitle?: boolean;
  closeLabel?: string;
  className?: string;
  children: ReactNode;
}

const loadView = async () => (await import("./views/sheet-view.tsx")).SheetView;

/** A panel that slides in from an edge and takes the focus. */
export function Sheet(props: SheetProps) {
  return <LateDialog load={loadView} props={props} />;
}
