import type { StatutoryClock as Clock } from "@kerkis/contract/applications/applications.schema.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { workingDaysText } from "#shared/i18n/working-days-text.ts";
import { cn } from "#shared/ui/class-names.ts";

/** Working days before its end from which on a term asks to be looked at. */
const NEAR = 5;

/** How urgent a clock looks. */
export const clockInk = ({ due, left }: Clock): string => {
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
    <span className={cn("tnum inline-block w-max max-w-36 text-sm leading-snug", clockInk(clock))}>
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
