import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { WorkflowOutlook } from "#features/workflows/outlook.public.tsx";
import { isOnStage, workflowsQueries } from "#features/workflows/outlook-state.public.ts";
import { m } from "#messages";
import { formatDateTime } from "#shared/i18n/format.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { CopyButton } from "#shared/ui/copy-button.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { Loaded } from "#shared/ui/states/loaded.tsx";
import { useLiveApplications } from "../../hooks/use-live-applications.ts";
import { SUBJECT_WORDS, subjectId } from "../../model/subjects.ts";
import { boundFacts } from "../../model/bound-facts.ts";
import { PhaseBadge, whatHappensNext } from "../phases.tsx";

const loadOffer = async () => (await import("#features/startups/other-facts.public.ts")).OtherFactsOffer;

/** Id of the heading, which takes the focus when a submission has gone through. */
export const RESULT_HEADING = "registration-result";

/** After submitting: the reference, and what happens next. Also what a submitted application's form address shows later. */
export function RegistrationSubmitted({ application }: { application: Application }) {
  const { id, subject, subject_name, logo_url, phase, reference, submitted_at } = application;
  useLiveApplications();
  const words = SUBJECT_WORDS[subject];
  const recordId = subjectId(application);
  const steps = [
    m.applications_then_check,
    m.applications_then_evaluate,
    application.programme.kind === "registry" ? words.thenDecided : m.applications_then_selected,
  ];
  const { data: outlook } = useQuery(workflowsQueries.outlook(id));
  const isUnderWay = phase === "pending" || phase === "under_review";
  return (
    <section className="rounded-xl bg-surface p-6 shadow-sm sm:p-10">
      <div className="flex flex-wrap items-center gap-4">
        <Mark seed={recordId ?? id} src={logo_url} size={56} />
        <div className="min-w-0 flex-1 basis-56">
          <h2
            id={RESULT_HEADING}
            tabIndex={-1}
            className="display text-3xl leading-tight outline-none [overflow-wrap:anywhere]"
          >
            {isUnderWay ? m.applications_submitted_title() : subject_name}
          </h2>
          {isUnderWay && <p className="mt-1 text-muted-foreground">{subject_name}</p>}
        </div>
        <PhaseBadge phase={phase} />
      </div>
      {reference && (
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-muted p-5">
          <div>
            <p className="text-sm text-muted-foreground">{m.applications_reference()}</p>
            <p className="tnum text-xl font-semibold">{reference}</p>
            {submitted_at && <p className="text-sm text-muted-foreground">{formatDateTime(submitted_at)}</p>}
          </div>
          <CopyButton text={reference} />
        </div>
      )}
      <h3 className="mt-8 text-lg font-semibold">{m.applications_what_next()}</h3>
      <p className="mt-1 max-w-prose text-muted-foreground">{whatHappensNext(phase, application)}</p>
      {/* Where a workflow takes care of it, its own steps stand below. */}
      {isUnderWay && !isOnStage(outlook) && (
        <ol className="mt-5 grid gap-4">
          {steps.map((text, index) => (
            <li key={text()} className="flex gap-3">
              <span className="tnum grid size-7 shrink-0 place-items-center rounded-full bg-primary-soft text-sm font-semibold text-primary">
                {index + 1}
              </span>
              <span className="pt-0.5">{text()}</span>
            </li>
          ))}
        </ol>
      )}
      <div className="mt-6 empty:hidden">
        <WorkflowOutlook application={{ id, name: subject_name }} />
      </div>
      <ProfileOffer application={application} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/my-applications" search={{ application: id }} className={buttonStyles()}>
          <CircleCheck aria-hidden />
          {m.applications_follow()}
        </Link>
        {phase === "approved" && recordId ? (
          <Link to={words.page.path} params={{ id: recordId }} className={buttonStyles({ variant: "outline" })}>
            {words.page.label()}
          </Link>
        ) : (
          <Link to={words.list.path} className={buttonStyles({ variant: "outline" })}>
            {words.list.label()}
          </Link>
        )}
      </div>
    </section>
  );
}

/** A call keeps its answers to itself; who runs the startup may take facts that it asked for over into the profile. */
function ProfileOffer({ application: { programme, startup_id, questions, answers } }: { application: Application }) {
  const names = boundFacts(questions?.definition ?? null);
  if (programme.kind === "registry" || startup_id === null || names.length === 0) return null;
  return (
    <div className="mt-6 empty:hidden">
      <Loaded load={loadOffer} props={{ startupId: startup_id, answers, names }} />
    </div>
  );
}
