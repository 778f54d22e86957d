import type { Processes, StepFigures } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { Link } from "@tanstack/react-router";
import { Siren } from "lucide-react";
import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { nameOf } from "../../model/workflow-names.ts";

/** Seats in a row over a step, and the most that are drawn of one. */
const IN_ROW = 5;
const SEATS_MAX = 50;
const PITCH = 18;

/** Cases over the steps at which they wait, a seat each: a crowded step is where they are held up. */
export function WaitingStage({ shown }: { shown: NonNullable<Processes["steps"]> }) {
  const { template, name, steps } = shown;
  const each = Math.max(1, Math.ceil(Math.max(0, ...steps.map(({ waiting }) => waiting)) / SEATS_MAX));
  const busiest = steps.toSorted((a, b) => b.overdue - a.overdue || b.waiting - a.waiting)[0];
  return (
    <section aria-labelledby="waiting-stage" className="overflow-hidden rounded-xl bg-stage">
      <div className="dark grid grid-cols-[minmax(0,1fr)] gap-6 p-5 text-stage-foreground sm:p-7">
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h2 id="waiting-stage" className="text-lg font-semibold">
              {m.workflows_process_where()}
            </h2>
            <p className="text-[0.9375rem] text-stage-muted [overflow-wrap:anywhere]">
              {nameOf(name)}.{" "}
              {each === 1 ? m.workflows_process_seat() : m.workflows_process_seat_many({ number: formatNumber(each) })}
            </p>
          </div>
          <p aria-hidden className="flex flex-wrap items-center gap-x-4 text-[0.9375rem] text-stage-muted">
            <Key className="bg-accent">{m.workflows_process_in_time()}</Key>
            <Key className="bg-danger">{m.workflows_process_late()}</Key>
          </p>
        </div>
        <ol className="grid gap-x-4 gap-y-5 sm:auto-cols-fr sm:grid-flow-col sm:overflow-x-auto">
          {steps.map((step) => (
            <Step key={step.node} step={step} each={each} />
          ))}
        </ol>
        {busiest && busiest.waiting > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-white/10 px-4 py-3">
            <p className="flex min-w-0 items-start gap-3 [overflow-wrap:anywhere]">
              {busiest.overdue > 0 && <Siren aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />}
              {m.workflows_process_busiest({ step: nameOf(busiest.name), waiting: formatNumber(busiest.waiting) })}{" "}
              {busiest.overdue > 0 && m.workflows_process_busiest_late({ overdue: formatNumber(busiest.overdue) })}
            </p>
            <Link
              to="/workflows/instances"
              search={{ template, status: "running" }}
              className={buttonStyles({ variant: "accent", size: "sm" })}
            >
              {m.workflows_process_see()}
            </Link>
          </div>
        )}
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

function Step({ step, each }: { step: StepFigures; each: number }) {
  const { name, waiting, overdue, median_days: median, due_days: due } = step;
  const isSlow = median !== null && due !== null && median > due;
  return (
    <li className="flex min-w-0 flex-col items-center gap-1 text-center sm:min-w-28 sm:justify-end">
      <Seats late={Math.ceil(overdue / each)} all={Math.ceil(waiting / each)} />
      <p className="mt-1 w-full border-t border-border-strong pt-2 font-semibold [overflow-wrap:anywhere]">
        {nameOf(name)}
      </p>
      <p className={cn("tnum text-sm", isSlow ? "font-semibold text-danger" : "text-stage-muted")}>
        {timeText(median, due)}
      </p>
      <p className="tnum text-sm text-stage-muted">
        {m.workflows_count({ number: formatNumber(waiting) })}
        {overdue > 0 && ` · ${m.workflows_process_open_late({ overdue: formatNumber(overdue) })}`}
      </p>
    </li>
  );
}

const days = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1);

function timeText(median: number | null, due: number | null): string {
  if (median === null) return due === null ? m.workflows_process_little() : m.workflows_process_limit({ due });
  if (due === null) return m.workflows_process_median({ median: days(median) });
  return m.workflows_process_median_of({ median: days(median), due });
}

/** Rows of seats from the ground up, those that are late on top. */
function Seats({ late, all }: { late: number; all: number }) {
  const rows = Math.max(1, Math.ceil(all / IN_ROW));
  const seat = (index: number) => {
    const row = Math.floor(index / IN_ROW);
    const inRow = Math.min(IN_ROW, all - row * IN_ROW);
    const x = ((index % IN_ROW) + (IN_ROW - inRow) / 2) * PITCH + PITCH / 2;
    return `M${x} ${(rows - row) * PITCH - PITCH / 2}h0`;
  };
  const drawn = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => seat(from + index)).join("");
  return (
    <svg
      aria-hidden
      width={IN_ROW * PITCH}
      height={rows * PITCH}
      viewBox={`0 0 ${IN_ROW * PITCH} ${rows * PITCH}`}
      strokeWidth="14"
      strokeLinecap="round"
      className="block max-w-full [print-color-adjust:exact]"
    >
      <path d={drawn(0, all - late)} stroke="var(--accent)" />
      <path d={drawn(all - late, all)} stroke="var(--danger)" />
    </svg>
  );
}
