import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { Toaster as SonnerToaster, toast as sonner } from "sonner";
import { m } from "#messages";
import { cn } from "../class-names.ts";
import type { QueuedToast } from "./queued-toast.ts";

const base =
  "pointer-events-auto flex w-full items-start gap-3 rounded-lg bg-surface p-4 pr-10 text-[0.9375rem] text-foreground shadow-lg";

/** Shows one toast, or takes it away. */
export function showToast({ kind, title, extras }: QueuedToast): void {
  if (kind === "dismiss") sonner.dismiss(extras.id);
  else sonner[kind](title, extras);
}

/** The toasts of the page. `onReady` says that they can be shown. */
export function ToastView({ onReady }: { onReady: () => void }) {
  useEffect(() => onReady(), [onReady]);
  return (
    <SonnerToaster
      position="bottom-right"
      className="font-sans!"
      visibleToasts={3}
      duration={4000}
      gap={14}
      // What else lives in this corner says how far they keep away from it.
      offset={{ bottom: "var(--toast-bottom, calc(24px + var(--foot-bar)))", right: "var(--toast-right, 24px)" }}
      mobileOffset={{ bottom: "var(--toast-bottom, calc(16px + var(--foot-bar)))" }}
      closeButton
      containerAriaLabel={m.ui_notifications()}
      icons={{
        success: <CircleCheck className="size-5 text-success" />,
        error: <CircleAlert className="size-5" />,
        warning: <TriangleAlert className="size-5 text-warning" />,
        info: <Info className="size-5 text-info" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: m.ui_close(),
        classNames: {
          toast: cn(base, "sm:w-[356px]"),
          error: "bg-danger! text-danger-foreground!",
          icon: "mt-px shrink-0",
          content: "min-w-0 flex-1",
          title: "font-semibold leading-snug",
          description: "mt-0.5 leading-snug",
          actionButton:
            "ml-auto h-8 shrink-0 self-center rounded-sm bg-primary px-3 text-sm font-semibold text-primary-foreground max-md:h-11",
          closeButton:
            "absolute top-2.5 right-2.5 grid size-7 place-items-center rounded-sm hover:bg-current/10 [&_svg]:size-4 [[data-front=false][data-expanded=false]_&]:invisible",
        },
      }}
    />
  );
}
