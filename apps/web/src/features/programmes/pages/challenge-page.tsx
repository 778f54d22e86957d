import { KIND_LABELS } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Eye } from "lucide-react";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { ChallengeActions } from "../components/editor/challenge-actions.tsx";
import { ChallengeHistory } from "../components/editor/challenge-history.tsx";
import { ChallengeParts } from "../components/editor/challenge-parts.tsx";
import { ReadinessStage } from "../components/editor/readiness-stage.tsx";
import { PHASE_WORDS } from "../model/words.ts";
import { programmesQueries } from "../programmes.queries.ts";

const GroupEditor = latePart(async () => (await import("../components/editor/group-editor.tsx")).GroupEditor);
const FormPart = latePart(async () => (await import("../components/form/form-part.tsx")).FormPart);
const RulesPart = latePart(async () => (await import("../components/editor/rules-part.tsx")).RulesPart);

const route = getRouteApi("/shell/signed-in/evaluation-management/challenges/$programmeId");

/** A call's editor: its parts, the one that is edited, and what keeps the door shut. */
export function ChallengePage() {
  const { programmeId } = route.useParams();
  const { part = "texts" } = route.useSearch();
  const { data: challenge } = useSuspenseQuery(programmesQueries.challenge(programmeId));
  const { title, kind, organization, phase } = challenge;
  const { name, tone } = PHASE_WORDS[phase];
  return (
    <>
      <PageHeader
        title={localized(title) || title.el}
        aside={<StatusBadge tone={tone}>{name()}</StatusBadge>}
        lead={`${localized(KIND_LABELS[kind])} · ${organization.name}`}
        className="mb-6"
        actions={
          <>
            <Link to="/call/$callId" params={{ callId: programmeId }} className={buttonStyles({ variant: "outline" })}>
              <Eye aria-hidden />
              {m.programmes_as_applicant()}
            </Link>
            <ChallengeActions challenge={challenge} />
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[15.5rem_minmax(0,1fr)] xl:grid-cols-[15.5rem_minmax(0,1fr)_20.5rem]">
        <ChallengeParts challenge={challenge} part={part} />
        {part === "eligibility" ? (
          <RulesPart challenge={challenge} />
        ) : part === "form" ? (
          <FormPart challenge={challenge} />
        ) : (
          <GroupEditor key={part} challenge={challenge} group={part} />
        )}
        {/* Where the columns stand under each other, what keeps the door shut comes first and what has passed last. */}
        <div className="contents gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)] lg:max-xl:col-start-2">
          {challenge.state === "draft" && (
            <div className="max-lg:-order-1">
              <ReadinessStage challenge={challenge} />
            </div>
          )}
          <ChallengeHistory challenge={challenge} />
        </div>
      </div>
    </>
  );
}
