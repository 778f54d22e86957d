import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { Toaster as SonnerToaster, toast as sonner } from "sonner";
import { m } from "#messages";
import { cn } from "./class-names.ts";

interface ToastExtras {
  description?: string | undefined;
  /** One thing to do about it. */
  action?: { label: string; onClick: () => void } | undefined;
  /** The same id replaces the toast on screen instead of adding one. */
  id?: string | undefined;
  /** Milliseconds on screen; 4000 unless told. */
  duration?: number | undefined;
}

function compact({ description, action, id, duration }: ToastExtras) {
  return {
    ...(description !== undefined && { description }),
    ...(action !== undefined && { action }),
    ...(id !== undefined && { id }),
    ...(duration !== undefined && { duration }),
  };
}

/** Short news at the edge of the screen. Errors wear the destructive style of specification 7.4. */
export const toast = {
  success: (title: string, extras: ToastExtras = {}) => sonner.success(title, compact(extras)),
  error: (title: string, extras: ToastExtras = {}) => sonner.error(title, compact(extras)),
  warning: (title: string, extras: ToastExtras = {}) => sonner.warning(title, compact(extras)),
  info: (title: string, extras: ToastExtras = {}) => sonner.info(title, compact(extras)),
  dismiss: (id?: string | number) => sonner.dismiss(id),
};

const base =
  "pointer-events-auto flex w-full items-start gap-3 rounded-lg bg-surface p-4 pr-10 text-[0.9375rem] text-foreground shadow-lg";

/** Stands once in the application. Specification 9: 3 visible, 4000 ms, 356 px wide, 14 px apart. */
export function Toaster() {
  return (
    <SonnerToaster
      position="bottom-right"
      className="font-sans!"
      visibleToasts={3}
      duration={4000}
      gap={14}
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
