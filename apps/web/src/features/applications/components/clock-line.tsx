import type { StatutoryClock as Clock } from "@kerkis/contract/applications/applications.schema.ts";
import { CalendarClock, CirclePause } from "lucide-react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { workingDaysText } from "#shared/i18n/working-days-text.ts";
import { cn } from "#shared/ui/class-names.ts";
import { clockInk } from "./statutory-clock.tsx";

/** The statutory clock in a sentence, for both sides. */
export function ClockLine({ clock, className }: { clock: Clock | null; className?: string }) {
  if (clock === null) return null;
  const { due, left } = clock;
  const Icon = due === null ? CirclePause : CalendarClock;
  return (
    <p className={cn("tnum flex items-start gap-1.5 text-[0.9375rem]", clockInk(clock), className)}>
      <Icon aria-hidden className="mt-1 size-4 shrink-0" />
      <span>
        {due === null
          ? m.applications_term_stands()
          : m.applications_term_by({ date: formatDate(`${due}T12:00:00Z`, "medium") })}
        {" · "}
        {due === null ? m.applications_term_remains({ count: left }) : workingDaysText(clock.left)}
      </span>
    </p>
  );
}
