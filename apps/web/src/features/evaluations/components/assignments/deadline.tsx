import { CalendarClock } from "lucide-react";
import { m } from "#messages";
import { formatDate, formatDateTime } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { daysUntil, urgencyOf } from "./due-date.ts";

const INK = { overdue: "font-semibold text-danger", soon: "font-medium text-warning", later: "text-muted-foreground" };

function deadlineText(due: string, now: number): string {
  const days = daysUntil(due, now);
  if (Date.parse(due) < now) return m.evaluations_mine_overdue_days({ count: Math.max(1, -days) });
  if (days === 0) return m.evaluations_mine_due_today();
  if (urgencyOf(due, now) === "soon") return m.evaluations_mine_due_days({ count: days });
  return m.evaluations_mine_due({ date: formatDate(due, "medium") });
}

/** A deadline in words, the nearer the louder. */
export function Deadline({ due, now, className }: { due: string | null; now: number; className?: string }) {
  const urgency = urgencyOf(due, now);
  return (
    <span
      className={cn("inline-flex items-center gap-1.5 text-[0.9375rem] whitespace-nowrap", INK[urgency], className)}
    >
      <CalendarClock aria-hidden className="size-4 shrink-0" />
      {due === null ? (
        m.evaluations_mine_no_due()
      ) : (
        <time dateTime={due} title={formatDateTime(due)}>
          {deadlineText(due, now)}
        </time>
      )}
    </span>
  );
}
