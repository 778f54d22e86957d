import type { ApplicationCard as ApplicationFacts } from "@kerkis/contract/applications/applications.schema.ts";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { investorTypeName } from "#features/investors/investor-names.public.ts";
import { industryName } from "#features/startups/startup-names.public.ts";
import { m } from "#messages";
import { formatDate } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { RelativeTime } from "#shared/i18n/RelativeTime.tsx";
import { buttonStyles } from "#shared/ui/button.tsx";
import { Mark } from "#shared/ui/marks/mark.tsx";
import { linkStyles } from "#shared/ui/text-link.ts";
import type { MyApplicationsSearch } from "../model/application-search.ts";
import { SUBJECT_WORDS, subjectId } from "../model/subjects.ts";
import { PhaseBadge, whatHappensNext } from "./phases.tsx";
import { ClockLine } from "./clock-line.tsx";

/** One of my applications; a draft leads back to the form, the rest to where they stand. */
export function ApplicationCard({
  application,
  search,
}: {
  application: ApplicationFacts;
  search: MyApplicationsSearch;
}) {
  const {
    id,
    subject_name,
    logo_url,
    phase,
    reference,
    submitted_at,
    updated_at,
    organization_name,
    programme,
    industry,
    subject,
  } = application;
  const isOpenToEdit = phase === "draft" || phase === "changes_requested";
  const { investor_type: type } = application;
  const kind = subject === "investor" ? type && investorTypeName(type) : industry && industryName(industry);
  const name = subject_name.trim() || m.applications_unnamed();
  return (
    <article className="relative flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-surface p-5 shadow-sm transition-shadow duration-200 hover:shadow-md">
      <Mark seed={subjectId(application) ?? id} src={logo_url} size={48} />
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="min-w-0 font-semibold [overflow-wrap:anywhere]">
            <Link
              to="/my-applications"
              search={{ ...search, application: id, letter: undefined }}
              resetScroll={false}
              className={linkStyles({ kind: "cover" })}
            >
              {name}
            </Link>
          </h2>
          <PhaseBadge phase={phase} />
        </div>
        <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-muted-foreground">
          {reference && <span className="tnum">{reference}</span>}
          {reference && <span aria-hidden>·</span>}
          <span>{organization_name}</span>
          {programme.kind !== "registry" && <span aria-hidden>·</span>}
          {programme.kind !== "registry" && (
            <span className="font-semibold [overflow-wrap:anywhere]">
              {localized(programme.title) || programme.title.el}
            </span>
          )}
          {kind && <span aria-hidden>·</span>}
          {kind && <span>{kind}</span>}
        </p>
        <p className="mt-1.5 text-[0.9375rem] text-muted-foreground">{whatHappensNext(phase, application)}</p>
        <ClockLine clock={application.clock} className="mt-1" />
      </div>
      <div className="flex items-center gap-4 max-sm:w-full max-sm:justify-between">
        <span className="text-sm text-muted-foreground">
          {submitted_at ? (
            m.applications_submitted_on({ date: formatDate(submitted_at, "medium") })
          ) : (
            <>
              {m.applications_saved()} <RelativeTime value={updated_at} />
            </>
          )}
        </span>
        {isOpenToEdit && (
          <Link
            to={SUBJECT_WORDS[subject].path}
            search={{ application: id }}
            className={buttonStyles({ variant: "outline", size: "sm", className: "relative z-1" })}
          >
            {phase === "draft" ? m.applications_continue_draft() : m.applications_make_changes()}
            <span className="sr-only">: {name}</span>
            <ArrowRight aria-hidden />
          </Link>
        )}
      </div>
    </article>
  );
}
