import { type Language, LANGUAGES } from "@kerkis/contract/core/text/languages.ts";
import type { ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import { KIND_LABELS } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft, Eye } from "lucide-react";
import { useState } from "react";
import { RecordViewers } from "#features/presence/record-viewers.public.ts";
import { m } from "#messages";
import { localized } from "#shared/i18n/localized.ts";
import { useSession } from "#shared/permissions/session.ts";
import { EditedTogether } from "#shared/realtime/others-here.tsx";
import { buttonStyles } from "#shared/ui/button.tsx";
import { useIsPhone } from "#shared/hooks/use-media.ts";
import { cn } from "#shared/ui/class-names.ts";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { KeyHint } from "#shared/ui/marks/key-hint.tsx";
import { StatusBadge } from "#shared/ui/marks/status-badge.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { ChallengeActions } from "../components/editor/challenge-actions.tsx";
import { ChallengeParts } from "../components/editor/challenge-parts.tsx";
import { useChallengeKeys } from "../hooks/use-challenge-keys.ts";
import type { ChallengePart } from "../model/challenge-search.ts";
import { missingIn } from "../model/part-fields.ts";
import { PHASE_WORDS } from "../model/words.ts";
import { programmesQueries } from "../programmes.queries.ts";

const DraftGroup = latePart(async () => (await import("../components/editor/draft-group.tsx")).DraftGroup);
const OpenedGroup = latePart(async () => (await import("../components/editor/opened-group.tsx")).OpenedGroup);
const FormPart = latePart(async () => (await import("../components/form/form-part.tsx")).FormPart);
const CallRules = latePart(async () => (await import("../components/rules/call-rules.tsx")).CallRules);

const ChallengeHistory = latePart(
  async () => (await import("../components/editor/challenge-history.tsx")).ChallengeHistory,
  { isQuiet: true },
);
const ReadinessStage = latePart(async () => (await import("../components/editor/readiness-stage.tsx")).ReadinessStage);
const RoundsPart = latePart(async () => (await import("../components/editor/rounds-part.tsx")).RoundsPart);
const LettersPart = latePart(async () => (await import("../components/editor/letters-part.tsx")).LettersPart);
const AccessPart = latePart(async () => (await import("../components/editor/access-part.tsx")).AccessPart);

const LANGUAGE_NAMES = { el: "Ελληνικά", en: "English" } as const;

const route = getRouteApi("/shell/signed-in/evaluation-management/challenges/$programmeId");

/** A call's editor: its parts, the one that is edited, and what keeps the door shut. */
export function ChallengePage() {
  const { programmeId } = route.useParams();
  const { part: opened } = route.useSearch();
  const part = opened ?? "texts";
  const isPhone = useIsPhone();
  // On a phone the parts are a list, and each is a page.
  const besides = opened && "max-md:hidden";
  const { data: challenge } = useSuspenseQuery(programmesQueries.challenge(programmeId));
  const { title, kind, organization, phase, answers, criteria_lacking } = challenge;
  const [language, setLanguage] = useState<Language>("el");
  const navigate = useNavigate();
  useChallengeKeys({
    part,
    onPart: (next) =>
      void navigate({
        to: "/evaluation-management/challenges/$programmeId",
        params: { programmeId },
        search: { part: next },
        resetScroll: false,
      }),
    onApplicant: () => void navigate({ to: "/call/$callId", params: { callId: programmeId } }),
    onLanguage: () => setLanguage((shown) => (shown === "el" ? "en" : "el")),
  });
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
            <RecordViewers kind="programme" id={programmeId} organizationId={organization.id} className="self-center" />
            <div
              role="group"
              aria-label={m.programmes_language()}
              aria-keyshortcuts="Alt+L"
              className="flex flex-wrap gap-2"
            >
              {LANGUAGES.map((one) => (
                <FilterChip key={one} pressed={language === one} onPressedChange={() => setLanguage(one)}>
                  <span lang={one}>{LANGUAGE_NAMES[one]}</span>
                  {missingIn(one, answers) + criteria_lacking[one] > 0 && (
                    <i
                      role="img"
                      aria-label={m.programmes_language_missing()}
                      className="ml-1.5 inline-block size-2 rounded-full bg-warning"
                    />
                  )}
                </FilterChip>
              ))}
            </div>
            {/* Where there is no room for all, these two go on together. */}
            <div className="flex gap-2.5">
              <Link
                to="/call/$callId"
                params={{ callId: programmeId }}
                aria-keyshortcuts="P"
                className={buttonStyles({ variant: "outline" })}
              >
                <Eye aria-hidden />
                {m.programmes_as_applicant()}
                <KeyHint>P</KeyHint>
              </Link>
              <ChallengeActions challenge={challenge} />
            </div>
          </>
        }
      />
      <EditedTogether
        kind="programme"
        id={programmeId}
        organizationId={organization.id}
        part={part}
        isThere={challenge.can.change && (opened !== undefined || !isPhone)}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[15.5rem_minmax(0,1fr)] xl:grid-cols-[15.5rem_minmax(0,1fr)_20.5rem]">
          <div className={cn("grid", besides)}>
            <ChallengeParts challenge={challenge} part={opened ?? (isPhone ? null : part)} />
          </div>
          <div className={cn("grid grid-cols-[minmax(0,1fr)] gap-4", !opened && "max-md:hidden")}>
            <Link
              to="/evaluation-management/challenges/$programmeId"
              params={{ programmeId }}
              className={cn(buttonStyles({ variant: "ghost", size: "sm" }), "justify-self-start md:hidden")}
            >
              <ArrowLeft aria-hidden />
              {m.programmes_parts()}
            </Link>
            <Part challenge={challenge} part={part} language={language} />
          </div>
          {/* Where the columns stand under each other, what keeps the door shut comes first and what has passed last. */}
          <div className={cn("contents gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)] lg:max-xl:col-start-2", besides)}>
            {challenge.state === "draft" && (
              <div className="max-lg:-order-1">
                <ReadinessStage
                  challenge={challenge}
                  onField={(field) => setLanguage(field.endsWith("_en") ? "en" : "el")}
                />
              </div>
            )}
            <ChallengeHistory challenge={challenge} />
          </div>
        </div>
      </EditedTogether>
    </>
  );
}

/** The part that is edited; below the dates stand the rounds, which follow from them. */
function Part({ challenge, part, language }: { challenge: ManagedChallenge; part: ChallengePart; language: Language }) {
  const { profile } = useSession();
  if (part === "eligibility") return <CallRules challenge={challenge} />;
  if (part === "form") return <FormPart challenge={challenge} />;
  if (part === "rounds") return <RoundsPart challenge={challenge} />;
  if (part === "letters") return <LettersPart programmeId={challenge.id} />;
  if (part === "access") return <AccessPart challenge={challenge} />;
  const shown = { challenge, part, language };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {challenge.state === "draft" && profile ? (
        <DraftGroup key={part} {...shown} userId={profile.id} />
      ) : (
        <OpenedGroup key={part} {...shown} />
      )}
      {part === "dates" && <RoundsPart challenge={challenge} />}
    </div>
  );
}
