import { LateDialog } from "./late-dialog.tsx";
import type { SheetProps } from "./views/sheet-view.tsx";

const loadView = async () => (await import("./views/sheet-view.tsx")).SheetView;

/** A panel that slides in from an edge and takes the focus. */
export function Sheet(props: SheetProps) {
  return <LateDialog load={loadView} props={props} />;
}
