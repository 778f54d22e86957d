import { Slot } from "radix-ui";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { whenIdle } from "#shared/hooks/when-idle.ts";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { type PopupPlace, usePopup } from "./use-popup.ts";

interface LatePopupProps<Props extends object> {
  kind: "menu" | "dialog";
  /** One element that takes a ref, normally a Button. */
  trigger: ReactNode;
  /** Must be the same function at every render. */
  load: () => Promise<ComponentType<Props & PopupPlace>>;
  props: Props;
}

/**
 * A button of the frame whose popup is no part of a page's first view: its code comes when the page is idle, or with the
 * first press, which then opens it.
 */
export function LatePopup<Props extends object>({ kind, trigger, load, props }: LatePopupProps<Props>) {
  const { button, popup, wasOpened } = usePopup(kind);
  useEffect(() => whenIdle(load), [load]);
  return (
    <>
      <Slot.Root {...button}>{trigger}</Slot.Root>
      {wasOpened && <Loaded load={load} props={{ ...props, ...popup }} />}
    </>
  );
}
