import { useEffect, useState } from "react";
import { Loaded } from "../states/loaded.tsx";
import type { QueuedToast, ToastExtras } from "./queued-toast.ts";

const loadView = () => import("./toast-view.tsx");
const loadToasts = async () => (await loadView()).ToastView;

/** Toasts that came before there was a place for them. */
const queue: QueuedToast[] = [];
let show: ((toast: QueuedToast) => void) | undefined;
let wake: () => void = () => undefined;

function tell(kind: QueuedToast["kind"], title: string, given: ToastExtras = {}): void {
  const extras = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const toast: QueuedToast = { kind, title, extras };
  if (show) return show(toast);
  queue.push(toast);
  wake();
}

async function flush(): Promise<void> {
  show = (await loadView()).showToast;
  for (const toast of queue.splice(0)) show(toast);
}

/** Short news at the edge of the screen. Errors wear the destructive style of specification 7.4. */
export const toast = {
  success: (title: string, extras?: ToastExtras) => tell("success", title, extras),
  error: (title: string, extras?: ToastExtras) => tell("error", title, extras),
  warning: (title: string, extras?: ToastExtras) => tell("warning", title, extras),
  info: (title: string, extras?: ToastExtras) => tell("info", title, extras),
  dismiss: (id?: string | number) => tell("dismiss", "", { id }),
};

const onReady = (): void => void flush();

/**
 * Stands once in the application. Specification 9: 3 visible, 4000 ms, 356 px wide, 14 px apart. Its code comes when the
 * page is idle, or with the first toast: no first paint waits for it.
 */
export function Toaster() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    wake = () => setWanted(true);
    if (queue.length > 0) wake();
    const idle = window.requestIdleCallback?.(wake, { timeout: 4_000 });
    const timer = idle === undefined ? setTimeout(wake, 1_000) : undefined;
    return () => {
      if (idle !== undefined) window.cancelIdleCallback(idle);
      clearTimeout(timer);
      wake = () => undefined;
      show = undefined;
    };
  }, []);
  return isWanted && <Loaded load={loadToasts} props={{ onReady }} />;
}
