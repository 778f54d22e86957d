import type { Outlook } from "@kerkis/contract/workflows/processes/processes.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { CirclePause } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages";
import { buttonStyles } from "#shared/ui/button.tsx";
import { isOnStage } from "../../model/outlook/on-stage.ts";
import { dayText, outlookNote, stageWords } from "../../model/outlook/outlook-words.ts";
import { nameOf } from "../../model/workflow-names.ts";
import { workflowsQueries } from "../../workflows.queries.ts";
import { OutlookComing } from "./outlook-coming.tsx";
import { OutlookFoot } from "./outlook-foot.tsx";
import { OutlookShare } from "./outlook-share.tsx";
import { OutlookSteps, StepArc } from "./outlook-steps.tsx";

interface WorkflowOutlookProps {
  /** The application that it is about, and its name; without one it is what follows a submission. */
  application?: { id: string; name: string };
  /** What the applicant may be asked for, as a button that leads there; null while nothing is asked for. */
  changes?: ReactNode;
}

/** What comes next and when, in plain words; nothing where no workflow takes care of it. */
export function WorkflowOutlook({ application, changes }: WorkflowOutlookProps) {
  const { data } = useQuery(workflowsQueries.outlook(application?.id));
  if (!data) return null;
  const shared = application && { name: application.name, path: `/my-applications?application=${application.id}` };
  return <OutlookCard outlook={data} shared={shared ?? null} changes={changes} />;
}

interface OutlookCardProps {
  outlook: Outlook;
  /** What it is about, and where that is read; null before anything was sent. */
  shared: { name: string; path: string } | null;
  changes?: ReactNode;
}

/** What comes next as whoever it is about reads it. */
export function OutlookCard({ outlook, shared, changes = null }: OutlookCardProps) {
  const { status, steps, decided, needed, coming, late } = outlook;
  if (!isOnStage(outlook)) return null;
  const here = steps.filter(({ state }) => state === "here");
  const isBegun = shared !== null;
  const isAsked = needed !== null || changes !== null;
  const words = stageWords({ decided, isAsked, isBegun });
  const isUnmeasured = decided !== null && decided.from === null && !isAsked;
  // Steps that were measured say so themselves; what is left depends on the applicant, or is new.
  const why = steps.some(({ usual }) => usual !== null) ? m.workflows_next_partly() : m.workflows_next_unmeasured();
  const note = [outlookNote(status, late), isUnmeasured && why].filter(Boolean).join(" ");
  return (
    <section aria-label={m.workflows_next_title()} className="overflow-hidden rounded-lg bg-surface shadow-sm">
      <div className="relative bg-stage px-5 py-5 text-stage-foreground sm:px-6">
        {shared && <OutlookShare outlook={outlook} shared={shared} words={isAsked ? null : words} />}
        <div className="relative mx-auto max-w-80">
          <StepArc steps={steps} />
          <div className="absolute inset-x-[17%] bottom-0 text-center">
            <h3 className="text-sm text-balance text-stage-muted">{words.heading}</h3>
            <p className="display mt-0.5 text-[1.75rem] leading-tight text-balance">{words.days}</p>
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
      <OutlookSteps steps={steps} />
      <OutlookComing coming={coming} />
      {isBegun && !isAsked && (
        <p className="border-t border-border px-5 py-3 text-[0.9375rem] text-muted-foreground sm:px-6">
          {m.workflows_next_nothing()}
        </p>
      )}
      {isBegun && <OutlookFoot workflow={outlook.workflow} expected={isAsked ? null : decided} />}
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
          <span className="font-normal text-stage-muted">, {m.workflows_next_by({ to: dayText(needed.by) })}</span>
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
