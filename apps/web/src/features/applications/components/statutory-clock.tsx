import type { StatutoryClock as Clock } from "@kerkis/contract/applications/applications.schema.ts";
import { CalendarClock, CirclePause } from "lucide-react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { workingDaysText } from "#shared/i18n/working-days-text.ts";
import { cn } from "#shared/ui/class-names.ts";

/** Working days before its end from which on a term asks to be looked at. */
const NEAR = 5;

const ink = ({ due, left }: Clock): string => {
  if (due === null || left > NEAR) return "text-muted-foreground";
  return left < 0 ? "font-semibold text-danger" : "font-medium text-warning";
};

/** What is left of a term in working days, where there is no room for its day. */
export const clockText = (clock: Clock): string =>
  clock.due === null ? m.applications_term_paused() : workingDaysText(clock.left);

const Day = ({ due, className }: { due: string; className?: string }) => (
  <time dateTime={due} className={className}>
    {formatDate(`${due}T12:00:00Z`, "medium")}
  </time>
);

/** The statutory clock in a cell: the day, and the working days until it. */
export function ClockCell({ clock }: { clock: Clock | null }) {
  if (clock === null) return null;
  return (
    <span className={cn("tnum inline-block w-max max-w-36 text-sm leading-snug", ink(clock))}>
      {clock.due === null ? (
        <span className="block">{m.applications_term_paused()}</span>
      ) : (
        <Day due={clock.due} className="block" />
      )}
      <span className="block">
        {clock.due === null ? m.applications_term_remains({ count: clock.left }) : workingDaysText(clock.left)}
      </span>
    </span>
  );
}

/** The statutory clock in a sentence, for both sides. */
export function ClockLine({ clock, className }: { clock: Clock | null; className?: string }) {
  if (clock === null) return null;
  const { due, left } = clock;
  const Icon = due === null ? CirclePause : CalendarClock;
  return (
    <p className={cn("tnum flex items-start gap-1.5 text-[0.9375rem]", ink(clock), className)}>
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
