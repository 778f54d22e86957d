import type { ReactNode } from "react";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import type { ConfirmProps } from "./confirm-dialog.tsx";

const load = async () => (await import("./confirm-dialog.tsx")).ConfirmDialog;

/**
 * Asks before something that cannot simply be undone, and stays until it is done: what is wrong with the reason stands at
 * it, a refusal above, and nothing that was written is lost. Its code comes with the first question.
 */
export function Confirm<Output, Input>(props: ConfirmProps<Output, Input>): ReactNode {
  return <Loaded<ConfirmProps<Output, Input>> load={load} props={props} />;
}
