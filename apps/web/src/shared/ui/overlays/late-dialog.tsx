import { type ComponentType, useState } from "react";
import { whenQuiet } from "#shared/hooks/when-idle.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";

/**
 * A dialog is no part of a page's first view: its code comes once the page is quiet, so that it opens without a connection too, or as it
 * opens for the first time.
 */
export function lateDialog<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // By the page's code, not by the dialog: many stand on their page only while they are open.
  if (typeof window !== "undefined") whenQuiet(load);
  return function LateDialog(props) {
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    return wasOpened ? <Loaded load={load} props={props} /> : null;
  };
}
