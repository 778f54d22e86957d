import type { Outlook } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { CalendarX2, Check } from "lucide-react";
import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import { linkStyles } from "#shared/ui/text-link.ts";
import { dayText, spanText, usualText } from "../../model/outlook/outlook-words.ts";
import { dayText as weekdayText } from "../../model/tasks/due-day.ts";
import { nameOf } from "../../model/workflow-names.ts";

type OutlookStep = Outlook["steps"][number];

/** Half the width of the arc, its height, and what is left at its ends for a seat. */
const ARC = { rx: 140, ry: 118, edge: 18 };

/** A seat for each step around the day: done and here filled, ahead a ring. */
export function StepArc({ steps }: { steps: readonly OutlookStep[] }) {
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

/** The steps below each other on one line: behind it solid with the day, ahead dashed with the days in which each is likely done. */
export function OutlookSteps({ steps }: { steps: readonly OutlookStep[] }) {
  return (
    <ol className="p-5 sm:px-6">
      {steps.map((step) => (
        <Step key={step.tells.el} step={step} />
      ))}
    </ol>
  );
}

const STATE_NAMES = { done: m.workflows_next_done, here: m.workflows_next_here, ahead: m.workflows_next_ahead };

const MARKS = {
  done: "bg-primary text-primary-foreground",
  here: "bg-accent ring-4 ring-accent/30",
  ahead: "border-2 border-control-edge",
};

function Step({ step }: { step: OutlookStep }) {
  const { tells, state, needs, done_on: done, from, to, usual, holidays } = step;
  return (
    <li
      aria-current={state === "here" ? "step" : undefined}
      className="group grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 [overflow-wrap:anywhere]"
    >
      <span aria-hidden className="flex flex-col items-center">
        <span className={cn("mt-0.5 grid size-5 shrink-0 place-items-center rounded-full", MARKS[state])}>
          {state === "done" && <Check className="size-3.5" />}
        </span>
        <span
          data-line
          className={cn(
            "my-1 grow border-l-2 group-last:hidden",
            state === "done" ? "border-primary" : "border-dashed border-control-edge",
          )}
        />
      </span>
      <div className="flex flex-wrap gap-x-4 pb-5 group-last:pb-0">
        <p className={cn("min-w-0 flex-1 basis-40", state === "done" && "text-muted-foreground")}>
          <span className={cn(state === "here" && "font-semibold")}>{nameOf(tells)}</span>
          <span className="sr-only">, {STATE_NAMES[state]()}</span>
        </p>
        {done !== null ? (
          <p className="tnum text-muted-foreground">{dayText(done)}</p>
        ) : (
          to !== null && (
            <p className={cn("tnum", state === "here" ? "font-medium" : "text-muted-foreground")}>
              {spanText({ from, to })}
            </p>
          )
        )}
        {usual !== null && <p className="basis-full text-[0.9375rem] text-muted-foreground">{usualText(usual)}</p>}
        {needs === "application" && <p className="basis-full font-semibold">{m.workflows_next_yours()}</p>}
        {needs === "task" && (
          <p className="basis-full">
            <a href="/workflows/my-tasks" className={linkStyles({ className: "font-semibold" })}>
              {m.workflows_next_yours()}
            </a>
          </p>
        )}
        {holidays.map(({ day, name }) => (
          <p
            key={day}
            className="mt-2 inline-flex max-w-full items-start gap-2 rounded-sm bg-muted px-3 py-1.5 text-[0.9375rem] text-muted-foreground"
          >
            <CalendarX2 aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">
              {m.workflows_next_holiday({ day: weekdayText(day), holiday: nameOf(name) })}
            </span>
          </p>
        ))}
      </div>
    </li>
  );
}
