import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../class-names.ts";

interface ShellBannerProps {
  tone?: "info" | "warning" | "danger";
  icon?: LucideIcon;
  /** What to do about it: a small Button or a link in its looks. */
  action?: ReactNode;
  children: ReactNode;
}

const TONES = {
  info: "bg-info-soft text-info",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
};

/**
 * One line under the header that stays until its cause is gone. Several stack in the shell's slot
 * (app/shell/shell-banners.tsx), whose live region announces those that appear later.
 */
export function ShellBanner({ tone = "info", icon: Icon, action, children }: ShellBannerProps) {
  return (
    <div
      className={cn(
        "flex flex-wrap items-center justify-center gap-x-3 gap-y-1.5 border-b border-current/15 px-4 py-2 text-center text-[0.9375rem] font-medium",
        TONES[tone],
      )}
    >
      {Icon && <Icon aria-hidden className="size-[1.1rem] shrink-0 max-sm:hidden" />}
      <div className="min-w-0 text-pretty">{children}</div>
      {action}
    </div>
  );
}
