import { type ComponentType, type ReactNode, useEffect } from "react";
import { whenIdle } from "#shared/hooks/when-idle.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";

interface LateDialogProps<Props extends object> {
  /** Must be the same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  /** What it is drawn with; null while nobody asks for it. */
  props: Props | null;
}

/** A dialog that is no part of a page's first view: its code comes when the page is idle, or as soon as it is asked for. */
export function LateDialog<Props extends object>({ load, props }: LateDialogProps<Props>): ReactNode {
  useEffect(() => whenIdle(load), [load]);
  return props && <Loaded load={load} props={props} />;
}
