import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "#shared/hooks/when-idle.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";

interface LateDialogProps<Props extends { open: boolean }> {
  /** Must be the same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A dialog is no part of a page's first view: its code comes when the page is idle, or as it opens for the first time. */
export function LateDialog<Props extends { open: boolean }>({ load, props }: LateDialogProps<Props>) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  useEffect(() => whenIdle(load), [load]);
  return wasOpened ? <Loaded load={load} props={props} /> : null;
}
