import { whenQuiet } from "#shared/hooks/when-idle.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import type { ConfirmProps } from "./confirm-dialog.tsx";

const load = async () => (await import("./confirm-dialog.tsx")).ConfirmDialog;
// As every dialog: no part of a page's first view, and here before a connection is lost.
if (typeof window !== "undefined") whenQuiet(load);

/**
 * Asks before something that cannot simply be undone, and stays until it is done: what is wrong with the reason stands at
 * it, a refusal above, and nothing that was written is lost.
 */
export function Confirm<Output, Input>(props: ConfirmProps<Output, Input>) {
  return <Loaded<ConfirmProps<Output, Input>> load={load} props={props} />;
}
