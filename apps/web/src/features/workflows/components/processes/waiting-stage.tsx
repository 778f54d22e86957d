import type { Processes, StepFigures } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { MoveRight, Table2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { ChartTable } from "#shared/ui/charts/chart-table.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { daysText, nameOf } from "../../model/workflow-names.ts";
import { SeatLines, SeatWedge, SEATS_MAX } from "./step-seats.tsx";
import { WaitingAlarm } from "./waiting-alarm.tsx";

interface WaitingStageProps {
  shown: NonNullable<Processes["steps"]>;
  /** The workflows that can be shown. */
  templates: Processes["templates"];
  onTemplate: (id: string) => void;
  /** Asks to whom the tasks of someone who is away go; null for whoever may not hand them over. */
  onHandOver: ((person: string) => void) | null;
}

/** Up to so many cases at a step each has its seat. */
const EACH_MAX = 40;

/** Cases over the steps at which they wait, a seat each: a crowded step is where they are held up. T shows them as a table. */
export function WaitingStage({ shown, templates, onTemplate, onHandOver }: WaitingStageProps) {
  const { template, name, steps } = shown;
  const [isTable, setIsTable] = useState(false);
  usePlainKeys((key) => {
    if (key === "t") setIsTable(!isTable);
  });
  const most = Math.max(0, ...steps.map(({ waiting }) => waiting));
  const each = most <= EACH_MAX ? 1 : Math.ceil(most / SEATS_MAX);
  return (
    <section aria-labelledby="waiting-stage" className="overflow-hidden rounded-xl bg-stage">
      <div className="dark grid grid-cols-[minmax(0,1fr)] gap-6 p-5 text-stage-foreground sm:p-7">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-72">
            <h2 id="waiting-stage" className="text-lg font-semibold">
              {m.workflows_process_where()}
            </h2>
            <p className="text-[0.9375rem] text-stage-muted [overflow-wrap:anywhere]">
              {nameOf(name)}.{" "}
              {each === 1 ? m.workflows_process_seat() : m.workflows_process_seat_many({ number: formatNumber(each) })}{" "}
              {m.workflows_process_under_step()}
            </p>
          </div>
          <div className="flex max-w-full flex-wrap items-center gap-x-4 gap-y-2 text-[0.9375rem] text-stage-muted">
            <p aria-hidden className="flex flex-wrap items-center gap-x-4">
              <Key className="bg-accent">{m.workflows_process_in_time()}</Key>
              <Key className="bg-danger">{m.workflows_process_late()}</Key>
            </p>
            {templates.length > 1 && (
              <NativeSelect
                aria-label={m.workflows_process_shown_workflow()}
                className="w-60 max-w-full text-foreground"
                options={templates.map(({ id, name: workflow }) => ({ value: id, label: nameOf(workflow) }))}
                value={template}
                onChange={({ currentTarget }) => onTemplate(currentTarget.value)}
              />
            )}
            <button
              type="button"
              aria-pressed={isTable}
              onClick={() => setIsTable(!isTable)}
              className={cn(
                "inline-flex h-9 items-center gap-1.5 rounded-sm px-2 font-medium transition-colors duration-150 hover:bg-white/10 hover:text-stage-foreground max-md:h-11 print:hidden",
                isTable && "bg-white/10 text-stage-foreground",
              )}
            >
              <Table2 aria-hidden size={15} />
              {m.chart_show_table()}
              <span className="sr-only">: {m.workflows_process_where()}</span>
              <kbd aria-hidden className="rounded-xs border border-current/35 px-1.5 text-xs max-md:hidden">
                T
              </kbd>
            </button>
          </div>
        </div>
        {isTable ? (
          <ChartTable
            label={m.workflows_process_steps_table()}
            columns={[
              m.workflows_process_col_step(),
              m.workflows_process_col_waiting(),
              m.workflows_process_col_overdue(),
              m.workflows_process_col_time(),
            ]}
            rows={steps.map((step) => ({
              key: step.node,
              name: nameOf(step.name),
              values: [formatNumber(step.waiting), formatNumber(step.overdue), timeText(step)],
            }))}
          />
        ) : (
          <ol className="grid gap-x-3 gap-y-4 sm:auto-cols-fr sm:grid-flow-col sm:overflow-x-auto">
            {steps.map((step, index) => (
              <Step key={step.node} step={step} each={each} isFirst={index === 0} />
            ))}
          </ol>
        )}
        <WaitingAlarm template={template} steps={steps} onHandOver={onHandOver} />
      </div>
    </section>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <i data-drawing className={cn("size-2.5 rounded-full", className)} />
      {children}
    </span>
  );
}

/** On wide screens a place of the stage, on phones a row with its seats in a line. */
function Step({ step, each, isFirst }: { step: StepFigures; each: number; isFirst: boolean }) {
  const { name, waiting, overdue, median_days: median, due_days: due } = step;
  const isSlow = median !== null && due !== null && median > due;
  const seats = { late: Math.ceil(overdue / each), all: Math.ceil(waiting / each) };
  return (
    <li className="relative flex min-w-0 flex-col gap-0.5 max-sm:border-t max-sm:border-white/15 max-sm:pt-3 sm:min-w-32 sm:items-center sm:justify-end sm:text-center">
      <div className="relative max-sm:hidden">
        {!isFirst && (
          <MoveRight
            aria-hidden
            className="absolute right-full bottom-0.5 mr-1 size-5 text-stage-muted/70 max-xl:hidden"
          />
        )}
        <SeatWedge {...seats} />
      </div>
      <p className="w-full font-semibold [overflow-wrap:anywhere] sm:mt-1">{nameOf(name)}</p>
      <p className={cn("tnum text-sm", isSlow ? "font-semibold text-danger" : "text-stage-muted")}>{timeText(step)}</p>
      <p className="tnum text-sm text-stage-muted">
        {m.workflows_process_cases({ count: waiting })}
        {overdue > 0 && `, ${m.workflows_process_late_tasks({ count: overdue })}`}
      </p>
      {waiting > 0 && <SeatLines {...seats} color="var(--accent)" pitch={15} size={11} className="mt-1 sm:hidden" />}
    </li>
  );
}

function timeText({ median_days: median, due_days: due }: StepFigures): string {
  if (median === null) return due === null ? m.workflows_process_little() : m.workflows_process_limit({ due });
  if (due === null) return m.workflows_process_median({ median: daysText(median) });
  return m.workflows_process_median_of({ median: daysText(median), due });
}
