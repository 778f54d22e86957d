import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { DossierLinks } from "#features/judging/dossier.public.ts";
import { WorkflowOutlook } from "#features/workflows/outlook.public.tsx";
import { isOnStage, workflowsQueries } from "#features/workflows/outlook-state.public.ts";
import { m } from "#messages";
import { errorCode, errorText } from "#shared/api/errors.ts";
import { formatDate, formatDateTime } from "#shared/i18n/format.ts";
import { currentLanguage } from "#shared/i18n/language.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { DescriptionList } from "#shared/ui/layout/description-list.tsx";
import { ErrorState } from "#shared/ui/states/error-state.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { Sheet } from "#shared/ui/overlays/sheet.tsx";
import { SkeletonForm } from "#shared/ui/states/skeleton.tsx";
import type { FounderStep } from "../applications.mutations.ts";
import { applicationsQueries } from "../applications.queries.ts";
import { SUBJECT_WORDS, subjectId } from "../model/subjects.ts";
import { AskedDocuments } from "./documents/late-documents.ts";
import { ApplicationTimeline } from "./application-timeline.tsx";
import { FounderStepDialog } from "./founder-step-dialog.tsx";
import { Verdicts } from "./verdicts.tsx";
import { PhaseBadge, phaseName, whatHappensNext } from "./phases.tsx";
import { ClockLine } from "./clock-line.tsx";

interface ApplicationDetailProps {
  id: string;
  /** The decision whose letter is open. */
  letter?: string | undefined;
  onClose: () => void;
}

/** One application beside the list: where it stands, what happened and why, what comes next, what can be done. */
export function ApplicationDetail({ id, letter, onClose }: ApplicationDetailProps) {
  const { data: application, error, refetch } = useQuery(applicationsQueries.application(id));
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={application?.subject_name.trim() || m.applications_unnamed()}
      className="sm:w-[36rem]"
    >
      <div className="px-5 pt-3 pb-8">
        {application ? (
          <Detail application={application} letter={letter} onClose={onClose} />
        ) : error ? (
          <ErrorState
            title={m.error_loading_title()}
            description={errorText(error)}
            onRetry={errorCode(error) === "application.not_found" ? undefined : () => void refetch()}
          />
        ) : (
          <SkeletonForm fields={4} className="pt-4" />
        )}
      </div>
    </Sheet>
  );
}

function Detail({ application, letter, onClose }: Omit<ApplicationDetailProps, "id"> & { application: Application }) {
  const [asked, setAsked] = useState<FounderStep | null>(null);
  const { id, phase, reference, submitted_at, organization_name, programme, history } = application;
  const decision = history.findLast((entry) => ["approve", "reject", "request_changes"].includes(entry.action));
  const { data: outlook } = useQuery(workflowsQueries.outlook(id));
  // Where the stage asks for them, the changes have their button there.
  const isAskedOnStage = phase === "changes_requested" && isOnStage(outlook);
  const isAppealed = phase === "pending" && history.some(({ action }) => action === "appeal");
  return (
    <div className="grid gap-7">
      <div className="flex flex-wrap items-center gap-3">
        <Mark seed={subjectId(application) ?? application.id} src={application.logo_url} size={44} />
        <PhaseBadge phase={phase} />
        {reference && <span className="tnum text-[0.9375rem] text-muted-foreground">{reference}</span>}
      </div>
      {application.has_left && (
        <Alert tone="warning" title={m.applications_left_title()}>
          {m.applications_left_text()}
        </Alert>
      )}
      {(phase === "approved" || phase === "rejected") && decision && (
        <DecisionStage phase={phase} at={decision.created_at} reason={decision.reason} />
      )}
      {phase === "changes_requested" && decision?.reason && (
        <Alert tone="warning" title={m.applications_changes_title()}>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{decision.reason}</p>
        </Alert>
      )}
      {application.feedback.length > 0 && (
        <section>
          <h3 className="text-lg font-semibold">{m.applications_feedback()}</h3>
          <ul className="mt-2 grid gap-3">
            {[...new Set(application.feedback)].map((text) => (
              <li key={text} className="border-l-2 border-border pl-4 whitespace-pre-line [overflow-wrap:anywhere]">
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className="text-lg font-semibold">{m.applications_what_next()}</h3>
        <p className="mt-1 text-muted-foreground">
          {isAppealed ? m.applications_next_appealed() : whatHappensNext(phase, application)}{" "}
          {application.can.appeal && m.applications_may_appeal()}
        </p>
        <ClockLine clock={application.clock} className="mt-2" />
        <FounderActions application={application} hasEdit={!isAskedOnStage} onAsk={setAsked} />
        <div className="mt-4 empty:hidden">
          <DossierLinks application={application} opened={letter} />
        </div>
      </section>
      <AskedDocuments application={application} />
      <WorkflowOutlook
        application={{ id, name: application.subject_name }}
        changes={
          phase === "changes_requested" && application.can.edit ? (
            <Link
              to={SUBJECT_WORDS[application.subject].path}
              search={{ application: id }}
              className={buttonStyles({ variant: "accent", className: "justify-self-start" })}
            >
              {m.applications_make_changes()}
            </Link>
          ) : null
        }
      />
      {application.eligibility && <Verdicts eligibility={application.eligibility} />}
      <section>
        <h3 className="mb-1 text-lg font-semibold">{m.applications_details()}</h3>
        <DescriptionList
          items={[
            { term: m.applications_programme(), value: programme.title[currentLanguage()] },
            { term: m.applications_organization(), value: organization_name },
            { term: m.applications_submitted_at(), value: submitted_at && formatDateTime(submitted_at) },
            { term: m.applications_created_at(), value: formatDateTime(application.created_at) },
          ]}
        />
      </section>
      <section>
        <h3 className="mb-3 text-lg font-semibold">{m.applications_history()}</h3>
        <ApplicationTimeline history={history} />
      </section>
      {asked && (
        <FounderStepDialog
          application={application}
          step={asked}
          onClose={() => setAsked(null)}
          onDone={(step) => (step === "discard" ? onClose() : setAsked(null))}
        />
      )}
    </div>
  );
}

interface FounderActionsProps {
  application: Application;
  hasEdit: boolean;
  onAsk: (step: FounderStep) => void;
}

function FounderActions({ application, hasEdit, onAsk }: FounderActionsProps) {
  const { id, can, phase, subject } = application;
  const words = SUBJECT_WORDS[subject];
  const recordId = subjectId(application);
  return (
    <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
      {can.edit && hasEdit && (
        <Link to={words.path} search={{ application: id }} className={buttonStyles()}>
          {phase === "draft" ? m.applications_continue_draft() : m.applications_make_changes()}
        </Link>
      )}
      {phase === "approved" && recordId && (
        <Link to={words.page.path} params={{ id: recordId }} className={buttonStyles()}>
          {words.page.label()}
        </Link>
      )}
      {can.appeal && <Button onClick={() => onAsk("appeal")}>{m.applications_appeal()}</Button>}
      {can.withdraw && (
        <Button variant="outline" onClick={() => onAsk("withdraw")}>
          {m.applications_withdraw()}
        </Button>
      )}
      {can.discard && (
        <Button variant="outline" onClick={() => onAsk("discard")}>
          {m.applications_discard()}
        </Button>
      )}
    </div>
  );
}

interface DecisionStageProps {
  phase: "approved" | "rejected";
  at: string;
  reason: string | null;
}

/** A decision on the stage: what was decided and when, and below it the words that it was told with. */
function DecisionStage({ phase, at, reason }: DecisionStageProps) {
  return (
    <section className="rounded-lg bg-stage px-5 py-5 text-stage-foreground sm:px-6">
      <h3 className="text-sm text-stage-muted">{m.applications_decided_on({ date: formatDate(at, "long") })}</h3>
      <p className="display mt-0.5 flex items-baseline gap-3 text-[1.625rem] leading-tight">
        <span
          aria-hidden
          data-drawing
          className={
            phase === "approved" ? "size-3.5 rounded-full bg-accent" : "size-3.5 rounded-full border-2 border-accent"
          }
        />
        {phaseName(phase)}
      </p>
      {reason && (
        <p className="mt-4 border-t border-white/15 pt-4 whitespace-pre-line [overflow-wrap:anywhere]">{reason}</p>
      )}
    </section>
  );
}
