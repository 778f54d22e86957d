import type { StepFigures } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { Link } from "@tanstack/react-router";
import { Siren } from "lucide-react";
import { m } from "#messages";
import { formatDate, formatNumber } from "#shared/i18n/format.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { daysText, nameOf } from "../../model/workflow-names.ts";
import { HandOver } from "./hand-over.tsx";

interface WaitingAlarmProps {
  template: string;
  steps: readonly StepFigures[];
  /** Asks to whom the tasks of someone who is away go; null for whoever may not hand them over. */
  onHandOver: ((person: string) => void) | null;
}

/** The step that holds up most: how many wait there, why, who does meanwhile what an absent person would, and the way to them. */
export function WaitingAlarm({ template, steps, onHandOver }: WaitingAlarmProps) {
  const busiest = steps.toSorted((a, b) => b.overdue - a.overdue || b.waiting - a.waiting)[0];
  if (!busiest || busiest.waiting === 0) return null;
  const { node, name, waiting, overdue, median_days: median, due_days: due, away } = busiest;
  const said = [m.workflows_process_busiest({ step: nameOf(name), waiting: formatNumber(waiting) })];
  if (overdue > 0) said.push(m.workflows_process_busiest_late({ overdue: formatNumber(overdue) }));
  if (median !== null && due !== null && median > due) {
    said.push(m.workflows_process_slow({ median: daysText(median), due }));
  }
  if (away) {
    said.push(
      m.workflows_process_absent({
        name: away.name,
        until: formatDate(away.until, "short"),
        substitute: away.substitute,
      }),
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-white/10 px-4 py-3">
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-3 [overflow-wrap:anywhere]">
        {overdue > 0 && <Siren aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />}
        <span className="min-w-0">{said.join(" ")}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2.5">
        {away && onHandOver && <HandOver name={away.name} onAsk={() => onHandOver(away.id)} />}
        <Link
          to="/workflows/instances"
          search={overdue > 0 ? { template, late_at: node } : { template, status: "running" }}
          className={buttonStyles({ variant: "accent", size: "sm" })}
        >
          {overdue > 0 ? m.workflows_process_see_late({ count: overdue }) : m.workflows_process_see()}
        </Link>
      </div>
    </div>
  );
}
