import type { Tone } from "@kerkis/contract/core/happenings/happenings.ts";
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from "lucide-react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";

const LOOKS: Record<Tone, { icon: LucideIcon; look: string; label: () => string }> = {
  success: { icon: CircleCheck, look: "bg-success-soft text-success", label: m.notifications_type_success },
  warning: { icon: TriangleAlert, look: "bg-warning-soft text-warning", label: m.notifications_type_warning },
  error: { icon: CircleAlert, look: "bg-danger-soft text-danger", label: m.notifications_type_error },
  info: { icon: Info, look: "bg-info-soft text-info", label: m.notifications_type_info },
};

/** The sign of a notification's type; its name is there for those who do not see it. */
export function NotificationIcon({ type, className }: { type: Tone; className?: string }) {
  const { icon: Icon, look, label } = LOOKS[type];
  return (
    <span className={cn("grid size-9 shrink-0 place-items-center rounded-full", look, className)}>
      <Icon aria-hidden className="size-[1.125rem]" />
      <span className="sr-only">{label()}</span>
    </span>
  );
}
