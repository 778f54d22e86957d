import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { ArrowLeft, ChevronLeft, ChevronRight, FileText } from "lucide-react";
import { useRef, useState } from "react";
import type { Decision } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { LANGUAGES } from "@kerkis/contract/core/text/languages.ts";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { formatNumber } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { ApplyingBar } from "../components/decisions/applying-bar.tsx";
import { DecisionConsequences } from "../components/decisions/decision-consequences.tsx";
import { DecisionList, decisionsShown, type ShownDecisions } from "../components/decisions/decision-list.tsx";
import { DecisionReason } from "../components/decisions/decision-reason.tsx";
import { DecisionRulesChoice } from "../components/decisions/decision-rules.tsx";
import { DecisionShortcuts } from "../components/decisions/decision-shortcuts.tsx";
import { LetterSheet } from "../components/decisions/letter-sheet.tsx";
import { TemplateLink } from "../components/letters/template-link.tsx";
import { PublicationPanel } from "../components/publication/publication-panel.tsx";
import { RoundNav } from "../components/rounds/round-nav.tsx";
import { useApplying } from "../hooks/use-applying.ts";
import { useDecisionKeys } from "../hooks/use-decision-keys.ts";
import { useApplyDecisions, usePrepareDecisions } from "../judging.mutations.ts";
import { judgingQueries } from "../judging.queries.ts";
import { consequenceText } from "../model/consequence-words.ts";
import { mayDecide } from "../model/verdicts.ts";

const route = getRouteApi("/shell/signed-in/evaluation-management/rounds/$roundId/decisions");
const MOST = 500;

/** Decisions as a draft: list, letter, consequences. Nothing is sent before all three were seen. */
export function DecisionsPage() {
  const { roundId } = route.useParams();
  const { data: round } = useSuspenseQuery(judgingQueries.round(roundId));
  const { data } = useSuspenseQuery(judgingQueries.decisions(roundId));
  const [shown, setShown] = useState<ShownDecisions>("all");
  const [readId, setRead] = useState<string | null>(null);
  // On a phone list and letter take turns.
  const [isReading, setReading] = useState(false);
  /** What is asked about as it stood then: while it is applied, the list already tells that it was. */
  const [asked, setAsked] = useState<{ ids: readonly string[]; consequence: string } | null>(null);
  const [isListing, setListing] = useState(false);
  const reason = useRef<HTMLTextAreaElement>(null);
  const apply = useApplyDecisions();
  const prepare = usePrepareDecisions();
  const applying = useApplying(roundId, apply.isPending);
  const { decisions } = data;
  const open = decisions.filter(({ applied_at }) => applied_at === null);
  const ready = open.filter(({ problem }) => problem === null).slice(0, MOST);
  const approvals = ready.filter(({ verdict }) => verdict === "approve").length;
  const consequence = consequenceText(approvals, ready.length - approvals);
  const askToApply = () => setAsked({ ids: ready.map(({ id }) => id), consequence });
  const isApplied = decisions.length > 0 && open.length === 0;
  const gone = decisionsShown(decisions, shown);
  const read = gone.find(({ id }) => id === readId) ?? gone[0] ?? decisions[0];
  const at = gone.findIndex(({ id }) => id === read?.id);
  const may = mayDecide(round);

  function readOne(id: string) {
    setRead(id);
    setReading(true);
  }
  function step(by: number) {
    const next = gone[at + by];
    if (!next) return;
    setRead(next.id);
    const row = document.querySelector<HTMLElement>(`[data-decision="${CSS.escape(next.id)}"]`);
    row?.focus();
  }
  function goToProblem({ id, problem }: Decision) {
    readOne(id);
    // The field is there once its letter is.
    if (problem === "reason") requestAnimationFrame(() => reason.current?.focus());
  }
  function firstProblem(): boolean {
    const found = read?.problem ? read : open.find(({ problem }) => problem !== null);
    if (found) goToProblem(found);
    return found !== undefined;
  }
  function nextLanguage() {
    const offered = LANGUAGES.filter((language) => decisionsShown(decisions, language).length > 0);
    const around: ShownDecisions[] = ["all", ...offered];
    setShown(around[(around.indexOf(shown) + 1) % around.length] ?? "all");
  }
  useDecisionKeys({
    step,
    problem: firstProblem,
    language: nextLanguage,
    apply: () => ready.length > 0 && may && !asked && !applying && askToApply(),
    shortcuts: () => setListing(true),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={m.judging_decisions()}
        lead={`${localized(round.programme.title)} · ${localized(round.title)} · ${isApplied ? m.judging_decisions_lead_applied() : m.judging_decisions_lead()}`}
      />
      <RoundNav roundId={roundId} />
      {!read ? (
        <EmptyState title={m.judging_no_decisions()} description={m.judging_no_decisions_text()} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)_18.75rem] min-[100rem]:grid-cols-[23.25rem_minmax(0,1fr)_18.75rem]">
          <div className={cn("min-w-0", isReading && "max-lg:hidden")}>
            <DecisionList decisions={decisions} shown={shown} onShow={setShown} readId={read.id} onRead={readOne} />
          </div>
          <div className={cn("grid grid-cols-[minmax(0,1fr)] gap-4", !isReading && "max-lg:hidden")}>
            <div className="flex flex-wrap items-center gap-2">
              <Button variant="ghost" size="sm" className="lg:hidden" onClick={() => setReading(false)}>
                <ArrowLeft aria-hidden />
                {m.judging_to_list()}
              </Button>
              {read.applied_at === null && <TemplateLink programme={round.programme} />}
              <span className="ml-auto inline-flex items-center gap-1.5">
                <Button
                  variant="outline"
                  size="icon-sm"
                  aria-label={m.judging_letter_previous()}
                  aria-keyshortcuts="K"
                  disabled={at <= 0}
                  onClick={() => step(-1)}
                >
                  <ChevronLeft />
                </Button>
                <span className="tnum text-sm text-muted-foreground" aria-live="polite">
                  {m.judging_letter_at({ at: formatNumber(at + 1), total: formatNumber(gone.length) })}
                </span>
                <Button
                  variant="outline"
                  size="icon-sm"
                  aria-label={m.judging_letter_next()}
                  aria-keyshortcuts="J"
                  disabled={at < 0 || at >= gone.length - 1}
                  onClick={() => step(1)}
                >
                  <ChevronRight />
                </Button>
              </span>
            </div>
            <LetterSheet decisionId={read.id} />
            {read.applied_at !== null && (
              <Link
                to="/decisions/$decisionId"
                params={{ decisionId: read.id }}
                className={cn(buttonStyles({ variant: "outline" }), "justify-self-start")}
              >
                <FileText aria-hidden />
                {m.judging_dossier()}
              </Link>
            )}
            {read.applied_at === null && (
              <>
                <DecisionReason key={`${read.id} ${read.reason}`} roundId={roundId} decision={read} field={reason} />
                <Button
                  variant="outline"
                  className="justify-self-start"
                  pending={prepare.isPending}
                  onClick={() => prepare.mutate({ id: roundId, application_ids: [read.application_id], verdict: null })}
                >
                  {m.judging_take_back()}
                </Button>
              </>
            )}
          </div>
          <div className={cn("min-w-0", isReading && "max-lg:hidden")}>
            {isApplied ? (
              <AppliedStage decisions={decisions} />
            ) : (
              <DecisionConsequences
                open={open}
                ready={ready}
                consequence={consequence}
                mayDecide={may}
                needsSecond={data.rules.second_person}
                applying={applying}
                onProblem={goToProblem}
                onApply={askToApply}
              />
            )}
          </div>
        </div>
      )}
      <DecisionRulesChoice rules={data.rules} mayRule={data.may_rule} />
      {round.programme.kind !== "registry" && <PublicationPanel call={round.programme} />}
      {isListing && <DecisionShortcuts onClose={() => setListing(false)} />}
      {asked && (
        <Confirm
          title={m.judging_apply_title({ count: asked.ids.length })}
          description={asked.consequence}
          confirmLabel={m.judging_apply_decisions({ count: asked.ids.length })}
          command={apply}
          input={() => ({ id: roundId, decision_ids: [...asked.ids] })}
          done={({ applied }) => m.judging_decisions_applied({ count: applied })}
          failed={m.judging_apply_failed()}
          onClose={() => setAsked(null)}
        >
          {apply.isPending && <ApplyingBar applying={applying ?? { done: 0, total: asked.ids.length }} />}
        </Confirm>
      )}
    </div>
  );
}

/** What was decided, once nothing waits any more. */
function AppliedStage({ decisions }: { decisions: readonly Decision[] }) {
  const approvals = decisions.filter(({ verdict }) => verdict === "approve").length;
  const figures = [
    { label: m.judging_applied_approvals(), count: approvals },
    { label: m.judging_applied_rejections(), count: decisions.length - approvals },
  ];
  return (
    <dl className="grid gap-3 rounded-lg bg-stage p-5 text-stage-foreground">
      {figures.map(({ label, count }) => (
        <div key={label} className="flex items-baseline justify-between gap-3">
          <dt>{label}</dt>
          <dd className="display tnum text-3xl">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
