import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./class-names.ts";

interface AlertProps {
  tone?: "info" | "success" | "warning" | "danger";
  title?: ReactNode;
  action?: ReactNode;
  /** Announced when it appears; leave off for banners that are there from the start. */
  live?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

const LOOK = {
  info: { icon: Info, box: "bg-info-soft", ink: "text-info" },
  success: { icon: CircleCheck, box: "bg-success-soft", ink: "text-success" },
  warning: { icon: TriangleAlert, box: "bg-warning-soft", ink: "text-warning" },
  danger: { icon: CircleAlert, box: "bg-danger-soft", ink: "text-danger" },
};

/** A banner inside the page that stays until its cause is gone. */
export function Alert({ tone = "info", title, action, live, className, children }: AlertProps) {
  const { icon: Icon, box, ink } = LOOK[tone];
  return (
    <div
      {...(live ? { role: tone === "danger" ? "alert" : "status" } : {})}
      className={cn("flex flex-wrap items-start gap-x-3 gap-y-3 rounded-md p-4 text-[0.9375rem]", box, className)}
    >
      <Icon aria-hidden className={cn("mt-0.5 size-[1.15rem] shrink-0", ink)} />
      <div className="min-w-0 flex-1 basis-56">
        {title && <p className={cn("font-semibold", ink)}>{title}</p>}
        {children && <div className={cn(Boolean(title) && "mt-0.5")}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
