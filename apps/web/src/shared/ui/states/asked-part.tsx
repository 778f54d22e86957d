import { type ComponentType, type ReactNode, useEffect } from "react";
import { whenIdle } from "#shared/hooks/when-idle.ts";
import { Loaded } from "./loaded.tsx";

interface AskedPartProps<Props extends object> {
  /** Must be the same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  /** What it is drawn with; null while nobody asks for it. */
  props: Props | null;
}

/** What a page shows only when someone asks for it: its code comes when the page is idle, or as it is asked for. */
export function AskedPart<Props extends object>({ load, props }: AskedPartProps<Props>): ReactNode {
  useEffect(() => whenIdle(load), [load]);
  return props && <Loaded load={load} props={props} />;
}
