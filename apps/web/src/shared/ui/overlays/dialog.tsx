import { lateDialog } from "./late-dialog.tsx";

/** A task that interrupts: centred on wide screens, a sheet from below on phones. */
export const Dialog = lateDialog(async () => (await import("./views/dialog-view.tsx")).DialogView);
