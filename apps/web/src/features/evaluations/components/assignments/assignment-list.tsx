import type { Assignment } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { Card, CardHeader, CardTitle } from "#shared/ui/layout/card.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { Progress } from "#shared/ui/marks/progress.tsx";
import { Ring } from "#shared/ui/marks/ring.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { Deadline } from "./deadline.tsx";
import { industryLabel, stageLabel } from "../taxonomy-label.ts";

/** Assignments of one kind, as a card of rows. */
export function AssignmentGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <ul className="mt-3 pb-2">{children}</ul>
    </Card>
  );
}

function AssignmentRow({ assignment, children }: { assignment: Assignment; children: ReactNode }) {
  const { id, startup_name, logo_url, reference } = assignment;
  const about = [industryLabel(assignment.industry), stageLabel(assignment.stage), reference].filter(Boolean);
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-2.5 border-t border-border px-5 py-4 transition-colors duration-150 first:border-t-0 hover:bg-muted/60 sm:px-6">
      <span className="flex min-w-0 flex-1 basis-64 items-center gap-3">
        <Mark seed={assignment.startup_id ?? assignment.application_id} src={logo_url} />
        <span className="min-w-0">
          <Link to="/evaluation/$evaluationId" params={{ evaluationId: id }} className={linkStyles({ kind: "cover" })}>
            {startup_name || m.evaluations_queue_untitled()}
          </Link>
          <span className="block text-sm text-muted-foreground">{about.join(" · ")}</span>
        </span>
      </span>
      {children}
    </li>
  );
}

/** How many of the criteria have their score. */
function ScoringProgress({ assignment, className }: { assignment: Assignment; className?: string }) {
  const { criteria_scored: scored, criteria_total: total, startup_name: name } = assignment;
  return (
    <span className={className}>
      <span className="tnum block text-sm text-muted-foreground">{m.evaluations_mine_progress({ scored, total })}</span>
      <Progress value={scored} max={total} label={m.evaluations_mine_progress_label({ name })} className="mt-1.5" />
    </span>
  );
}

/** One that waits for its scores. */
export function WaitingRow({ assignment, now }: { assignment: Assignment; now: number }) {
  return (
    <AssignmentRow assignment={assignment}>
      <ScoringProgress assignment={assignment} className="w-40 max-sm:flex-1" />
      <Deadline due={assignment.due_at} now={now} className="sm:w-48 sm:justify-end" />
    </AssignmentRow>
  );
}

/** One that was handed in, with its total. */
export function SubmittedRow({ assignment }: { assignment: Assignment }) {
  const { submitted_at, weighted_total, open } = assignment;
  return (
    <AssignmentRow assignment={assignment}>
      <span className="text-sm text-muted-foreground max-sm:flex-1 sm:text-right">
        {submitted_at && m.evaluations_results_submitted_on({ date: formatDate(submitted_at, "medium") })}
        <span className="block">{open ? m.evaluations_mine_editable() : m.evaluations_mine_decided()}</span>
      </span>
      {weighted_total !== null && (
        <Ring value={weighted_total} label={m.evaluations_mine_total()} size={44} stroke={4}>
          {formatNumber(weighted_total, 1)}
        </Ring>
      )}
    </AssignmentRow>
  );
}

/** One that was decided before it was scored. */
export function ClosedRow({ assignment }: { assignment: Assignment }) {
  return (
    <AssignmentRow assignment={assignment}>
      <ScoringProgress assignment={assignment} className="w-40 max-sm:flex-1" />
    </AssignmentRow>
  );
}
