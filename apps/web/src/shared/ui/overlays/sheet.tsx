import { lateDialog } from "./late-dialog.tsx";

/** A panel that slides in from an edge and takes the focus. */
export const Sheet = lateDialog(async () => (await import("./views/sheet-view.tsx")).SheetView);
