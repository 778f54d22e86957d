import { LateDialog } from "./late-dialog.tsx";
import type { DialogProps } from "./views/dialog-view.tsx";

const loadView = async () => (await import("./views/dialog-view.tsx")).DialogView;

/** A task that interrupts: centred on wide screens, a sheet from below on phones. */
export function Dialog(props: DialogProps) {
  return <LateDialog load={loadView} props={props} />;
}
