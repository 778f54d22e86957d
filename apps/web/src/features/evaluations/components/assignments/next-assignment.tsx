import type { Assignment } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { m } from "#messages";
import { formatDateTime } from "#shared/i18n/format.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";
import { daysUntil } from "./due-date.ts";
import { fieldLabel, standingLabel } from "../subject-label.ts";

function dueLine(due: string | null, now: number): string {
  if (due === null) return m.evaluations_mine_no_due();
  const isPast = Date.parse(due) < now;
  return isPast
    ? m.evaluations_mine_overdue_days({ count: Math.max(1, -daysUntil(due, now)) })
    : m.evaluations_mine_due({ date: formatDateTime(due) });
}

/** The one to do now, on the stage. */
export function NextAssignment({ assignment, now }: { assignment: Assignment; now: number }) {
  const { id, subject_name, logo_url, criteria_scored: scored, criteria_total: total } = assignment;
  const about = [fieldLabel(assignment), standingLabel(assignment), assignment.organization_name];
  return (
    <section
      aria-labelledby="next-assignment"
      className="flex flex-wrap items-center gap-x-8 gap-y-6 rounded-xl bg-stage p-6 text-stage-foreground sm:p-8"
    >
      <Mark
        seed={assignment.startup_id ?? assignment.investor_id ?? assignment.application_id}
        src={logo_url}
        size={64}
      />
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-[0.9375rem] text-stage-muted">
          {m.evaluations_mine_next()} · {dueLine(assignment.due_at, now)}
        </p>
        <h2 id="next-assignment" className="display mt-1 text-[clamp(1.75rem,3vw,2.25rem)] leading-tight">
          {subject_name || m.evaluations_queue_untitled()}
        </h2>
        <p className="mt-1 text-stage-muted">{about.filter(Boolean).join(" · ")}</p>
      </div>
      <div className="grid w-full gap-4 sm:w-56">
        <div>
          <p className="tnum text-sm text-stage-muted">{m.evaluations_mine_progress({ scored, total })}</p>
          <SeatBar value={scored} max={total} seats={total} color="var(--accent)" onStage className="mt-2 h-3" />
        </div>
        <Link
          to="/evaluation/$evaluationId"
          params={{ evaluationId: id }}
          className={buttonStyles({ variant: "accent", size: "lg" })}
        >
          {scored === 0 ? m.evaluations_mine_start() : m.evaluations_mine_continue()}
          <ArrowRight />
        </Link>
      </div>
    </section>
  );
}
