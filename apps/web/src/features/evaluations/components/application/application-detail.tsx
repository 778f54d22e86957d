import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { ApplicationAnswers } from "#features/applications/answers.public.ts";
import { AskedDocuments } from "#features/applications/documents.public.ts";
import { answerFileUrl } from "#shared/api/answer-files.ts";
import { Verdicts } from "#features/applications/verdicts.public.ts";
import { ClockLine, PhaseBadge } from "#features/applications/phases.public.ts";
import { DossierLinks } from "#features/judging/dossier.public.ts";
import { RecordViewers } from "#features/presence/record-viewers.public.ts";
import { m } from "#messages";
import { formatDateTime } from "#shared/i18n/format.ts";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { TabPanel, Tabs } from "#shared/ui/layout/tabs.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import { evaluationsQueries } from "../../evaluations.queries.ts";
import { useIsWide } from "#shared/hooks/use-media.ts";
import { AppealNotice } from "./appeal-notice.tsx";
import { ApplicationActions } from "./application-actions.tsx";
import { ApplicationComments, COMMENTS_HASH } from "./application-comments.tsx";
import { ApplicationHistory } from "./application-history.tsx";
import { subjectLabel, subjectPath } from "../subject-label.ts";
import { DuplicatesWarning } from "./duplicates-warning.tsx";
import { EvaluationResults } from "../scores/evaluation-results.tsx";
import { localized } from "#shared/i18n/localized.ts";

/** Everything of an application on one screen: what was declared, who evaluates, what happened, what can be decided. */
export function ApplicationDetail({ application }: { application: Application }) {
  const isWide = useIsWide(true);
  const [tab, setTab] = useState(useLocation().hash === COMMENTS_HASH ? "comments" : "answers");
  const criteria = useQuery(evaluationsQueries.criteria(application.id)).data ?? [];
  const answers = (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {application.eligibility && (
        <Verdicts eligibility={application.eligibility} versions={<CriteriaLink programme={application.programme} />} />
      )}
      <ApplicationAnswers
        subject={application.subject}
        answers={application.answers}
        asked={application}
        fileUrl={(file) => answerFileUrl(application.id, file)}
      />
      <AskedDocuments application={application} />
    </div>
  );
  const results = <EvaluationResults application={application} criteria={criteria} />;
  const comments = <ApplicationComments applicationId={application.id} />;
  const history = <ApplicationHistory history={application.history} />;
  return (
    <article className="flex min-h-full flex-col">
      <div className="flex-1 px-5 pt-6 pb-8 sm:px-8 sm:pt-8">
        <DetailHeader application={application} />
        <AppealNotice application={application} />
        {application.duplicates.length > 0 && (
          <DuplicatesWarning subject={application.subject} duplicates={application.duplicates} />
        )}
        {isWide ? (
          <div className="mt-7 grid grid-cols-[minmax(0,1fr)_26rem] items-start gap-6">
            {answers}
            <div className="grid gap-6">
              {results}
              {comments}
              {history}
            </div>
          </div>
        ) : (
          <Tabs
            className="mt-6"
            value={tab}
            onValueChange={setTab}
            label={m.evaluations_detail_tabs()}
            tabs={[
              { value: "answers", label: m.evaluations_detail_tab_answers() },
              {
                value: "evaluations",
                label: m.evaluations_detail_tab_evaluations(),
                count: application.evaluations.length,
              },
              { value: "comments", label: m.evaluations_comments_title() },
              { value: "history", label: m.evaluations_detail_tab_history() },
            ]}
          >
            <TabPanel value="answers">{answers}</TabPanel>
            <TabPanel value="evaluations">{results}</TabPanel>
            <TabPanel value="comments">{comments}</TabPanel>
            <TabPanel value="history">{history}</TabPanel>
          </Tabs>
        )}
      </div>
      <ApplicationActions application={application} />
    </article>
  );
}

/** The way to the versions of a programme's criteria. */
function CriteriaLink({ programme: { id, kind } }: Pick<Application, "programme">) {
  const className = linkStyles({ kind: "standalone", className: "justify-self-start" });
  return kind === "registry" ? (
    <Link to="/evaluation-management/registry-form" hash="eligibility" className={className}>
      {m.programmes_verdicts_show()}
    </Link>
  ) : (
    <Link
      to="/evaluation-management/challenges/$programmeId"
      params={{ programmeId: id }}
      search={{ part: "eligibility" }}
      className={className}
    >
      {m.programmes_verdicts_show()}
    </Link>
  );
}

function DetailHeader({ application }: { application: Application }) {
  const { applicant, programme, reference, phase, submitted_at, decided_at, subject } = application;
  const page = subjectPath(application);
  const facts = [
    { term: m.evaluations_detail_applicant(), value: applicant.name, detail: applicant.email },
    { term: m.evaluations_detail_programme(), value: localized(programme.title) },
    { term: m.evaluations_detail_submitted(), value: submitted_at && formatDateTime(submitted_at) },
    { term: m.evaluations_detail_decided(), value: decided_at && formatDateTime(decided_at) },
  ].filter(({ value }) => Boolean(value));
  return (
    <header className="pr-12">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Mark
          seed={application.startup_id ?? application.investor_id ?? application.id}
          src={application.logo_url}
          size={56}
        />
        <div className="min-w-0">
          <p className="tnum text-sm text-muted-foreground">{reference}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <h2 className="display min-w-0 text-[clamp(1.75rem,3vw,2.25rem)] leading-tight [overflow-wrap:anywhere]">
              {application.subject_name || m.evaluations_queue_untitled()}
            </h2>
            <PhaseBadge phase={phase} />
            {subject === "investor" && <Badge>{subjectLabel(subject)}</Badge>}
            <RecordViewers kind="application" id={application.id} organizationId={application.organization_id} />
          </div>
        </div>
      </div>
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
        {facts.map(({ term, value, detail }) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-muted-foreground">{term}</dt>
            <dd className="font-medium">{value}</dd>
            {detail && (
              <dd className="text-sm">
                <a href={`mailto:${detail}`} className={linkStyles({ kind: "quiet" })}>
                  {detail}
                </a>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <ClockLine clock={application.clock} className="mt-4" />
      <div className="mt-4 empty:hidden">
        <DossierLinks application={application} />
      </div>
      {page && phase === "approved" && (
        <a
          href={page}
          target="_blank"
          rel="noreferrer"
          className={linkStyles({ kind: "standalone", className: "mt-4" })}
        >
          {subject === "investor" ? m.evaluations_detail_investor_page() : m.evaluations_detail_public_page()}
          <ExternalLink aria-hidden />
        </a>
      )}
    </header>
  );
}
