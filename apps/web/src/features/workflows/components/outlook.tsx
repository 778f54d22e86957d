import type { Outlook } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Check, CirclePause } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { outlookNote, rangeText } from "../model/outlook/outlook-words.ts";
import { nameOf } from "../model/workflow-names.ts";
import { workflowsQueries } from "../workflows.queries.ts";
import { OutlookFoot } from "./outlook-foot.tsx";

interface WorkflowOutlookProps {
  /** The application that it is about; without one it is what follows a submission. */
  application?: string;
  /** What the applicant may be asked for, as a button that leads there; null while nothing is asked for. */
  changes?: ReactNode;
  /** The last day by law, where the application has one that runs. */
  limit?: string | null;
}

/** What comes next and when, in plain words; nothing where no workflow takes care of it. */
export function WorkflowOutlook({ application, ...asked }: WorkflowOutlookProps) {
  const { data } = useQuery(workflowsQueries.outlook(application));
  return data ? <OutlookCard outlook={data} isBegun={application !== undefined} {...asked} /> : null;
}

interface OutlookCardProps extends Omit<WorkflowOutlookProps, "application"> {
  outlook: Outlook;
  isBegun: boolean;
}

/** Whether there is something to show of what comes next: nothing once it is over, or where no step says anything. */
export const isOnStage = (outlook: Outlook | null | undefined): boolean =>
  !!outlook && outlook.steps.length > 0 && outlook.status !== "completed" && outlook.status !== "cancelled";

/** What comes next as whoever it is about reads it. */
export function OutlookCard({ outlook, isBegun, changes = null, limit = null }: OutlookCardProps) {
  const { status, steps, decided, needed, late } = outlook;
  if (!isOnStage(outlook)) return null;
  const here = steps.filter(({ state }) => state === "here");
  const isAsked = needed !== null || changes !== null;
  // Where nothing was measured, days of single steps would only be guesses: the last day alone is told.
  const isMeasured = decided === null || decided.from !== null;
  // The last day by law comes before the sum of the steps' limits.
  const told = decided && (isMeasured ? decided : { from: null, to: (isBegun && limit) || decided.to });
  const note = [outlookNote(status, late), !isMeasured && !isAsked && m.workflows_next_unmeasured()]
    .filter(Boolean)
    .join(" ");
  return (
    <section aria-label={m.workflows_next_title()} className="overflow-hidden rounded-lg bg-surface shadow-sm">
      <div className="bg-stage px-5 py-5 text-stage-foreground sm:px-6">
        <div className="relative mx-auto max-w-80">
          <StepArc steps={steps} />
          <div className="absolute inset-x-[12%] bottom-0 text-center">
            <h3 className="text-sm text-stage-muted">
              {isAsked
                ? m.workflows_next_title()
                : !isBegun
                  ? m.workflows_next_after()
                  : isMeasured
                    ? m.workflows_next_decided()
                    : m.workflows_next_at_the_latest()}
            </h3>
            <p className="display mt-0.5 text-[1.625rem] leading-tight text-balance">
              {isAsked
                ? m.workflows_next_yours()
                : told
                  ? isMeasured
                    ? shortRange(told)
                    : noYear(told.to)
                  : m.workflows_next_title()}
            </p>
          </div>
        </div>
        {isAsked && <Asked needed={needed} changes={changes} />}
        {!isAsked && (here.length > 0 || note) && (
          <div className="mt-4 border-t border-white/15 pt-4 [overflow-wrap:anywhere]">
            {here.map(({ tells }) => (
              <p key={tells.el} className="font-semibold">
                {nameOf(tells)}
              </p>
            ))}
            {note && <p className="mt-1 max-w-prose text-[0.9375rem] text-stage-muted">{note}</p>}
          </div>
        )}
      </div>
      <ol className="grid gap-4 p-5 sm:px-6">
        {steps.map((step) => (
          <Step key={step.tells.el} step={step} isMeasured={isMeasured} />
        ))}
      </ol>
      {isBegun && !isAsked && (
        <p className="border-t border-border px-5 py-3 text-[0.9375rem] text-muted-foreground sm:px-6">
          {m.workflows_next_nothing()}
        </p>
      )}
      {isBegun && <OutlookFoot workflow={outlook.workflow} expected={isAsked ? null : told} />}
    </section>
  );
}

interface AskedProps {
  needed: Outlook["needed"];
  changes: ReactNode;
}

/** What is asked of the applicant, until when, with its button; and that the clock stands still meanwhile. */
function Asked({ needed, changes }: AskedProps) {
  const isTask = needed?.what === "task";
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-white/15 pt-4 [overflow-wrap:anywhere]">
      <p className="font-semibold">
        {needed?.document ? nameOf(needed.document) : isTask ? m.workflows_next_asked_task() : m.workflows_next_asked()}
        {needed?.by && (
          <span className="font-normal text-stage-muted">, {m.workflows_next_by({ to: noYear(needed.by) })}</span>
        )}
      </p>
      {isTask ? (
        <a href="/workflows/my-tasks" className={buttonStyles({ variant: "accent", className: "justify-self-start" })}>
          {m.workflows_next_to_task()}
        </a>
      ) : (
        changes
      )}
      {!isTask && (
        <p className="flex items-start gap-2 text-[0.9375rem] text-stage-muted">
          <CirclePause aria-hidden className="mt-1 size-4 shrink-0" />
          {m.workflows_next_clock_stands()}
        </p>
      )}
    </div>
  );
}

/** Half the width of the arc, its height, and what is left at its ends for a seat. */
const ARC = { rx: 140, ry: 118, edge: 18 };

/** A seat for each step around the day: done and here filled, ahead a ring. */
function StepArc({ steps }: { steps: Outlook["steps"] }) {
  const { rx, ry, edge } = ARC;
  const last = Math.max(1, steps.length - 1);
  return (
    <svg
      aria-hidden
      viewBox={`${-rx - edge} ${-ry - edge} ${2 * (rx + edge)} ${ry + 2 * edge}`}
      className="block w-full"
    >
      {steps.map(({ tells, state }, index) => {
        const angle = Math.PI * (steps.length === 1 ? 0.5 : 0.97 - (0.94 * index) / last);
        const at = { cx: round(rx * Math.cos(angle)), cy: round(-ry * Math.sin(angle)) };
        return (
          <g key={tells.el}>
            {state === "here" && <circle {...at} r="15" fill="var(--accent)" fillOpacity="0.3" />}
            <circle
              {...at}
              r={state === "here" ? 10 : 8.5}
              fill={state === "ahead" ? "none" : "var(--accent)"}
              stroke={state === "ahead" ? "var(--stage-muted)" : "none"}
              strokeOpacity="0.6"
              strokeWidth="2"
            />
          </g>
        );
      })}
    </svg>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

const STATE_NAMES = { done: m.workflows_next_done, here: m.workflows_next_here, ahead: m.workflows_next_ahead };

function Step({ step, isMeasured }: { step: Outlook["steps"][number]; isMeasured: boolean }) {
  const { tells, state, needs, from, to } = step;
  return (
    <li
      aria-current={state === "here" ? "step" : undefined}
      className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 [overflow-wrap:anywhere]"
    >
      <span
        aria-hidden
        className={cn(
          "mt-1 grid size-5 place-items-center rounded-full",
          state === "done" && "bg-success text-success-foreground",
          state === "here" && "bg-accent",
          state === "ahead" && "border-2 border-dashed border-control-edge",
        )}
      >
        {state === "done" && <Check className="size-3.5" />}
      </span>
      <span className={cn(state === "done" && "text-muted-foreground")}>
        <span className={cn("block", state === "here" && "font-semibold")}>
          {nameOf(tells)}
          <span className="sr-only">, {STATE_NAMES[state]()}</span>
        </span>
        {needs === "application" && <span className="block font-semibold">{m.workflows_next_yours()}</span>}
        {needs === "task" && (
          <a href="/workflows/my-tasks" className={linkStyles({ className: "font-semibold" })}>
            {m.workflows_next_yours()}
          </a>
        )}
        {to !== null && isMeasured && (
          <span className="tnum block text-sm text-muted-foreground">{rangeText({ from, to })}</span>
        )}
      </span>
    </li>
  );
}

const noYear = (day: string) => formatDate(`${day}T12:00:00Z`, "short");

/** The same without the year, where it stands large. */
function shortRange({ from, to }: { from: string | null; to: string }): string {
  if (from === null) return m.workflows_next_by({ to: noYear(to) });
  if (from === to) return m.workflows_next_on({ to: noYear(to) });
  return m.workflows_next_between({ from: noYear(from), to: noYear(to) });
}
