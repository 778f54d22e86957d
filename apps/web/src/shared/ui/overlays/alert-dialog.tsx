import { LateDialog } from "./late-dialog.tsx";
import type { AlertDialogProps } from "./views/alert-dialog-view.tsx";

const loadView = async () => (await import("./views/alert-dialog-view.tsx")).AlertDialogView;

/** Asks before something that cannot simply be undone. */
export function AlertDialog(props: AlertDialogProps) {
  return <LateDialog load={loadView} props={props} />;
}
