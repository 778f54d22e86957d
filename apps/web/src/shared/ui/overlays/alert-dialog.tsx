import { lateDialog } from "./late-dialog.tsx";

/** Asks before something that cannot simply be undone. */
export const AlertDialog = lateDialog(async () => (await import("./views/alert-dialog-view.tsx")).AlertDialogView);
