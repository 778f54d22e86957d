import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { FileText, Send } from "lucide-react";
import { useState } from "react";
import type { Decision } from "@kerkis/contract/judging/decisions/decisions.schema.ts";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { formatNumber } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { Button, buttonStyles } from "#shared/ui/button.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { Badge } from "#shared/ui/marks/badge.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";
import { DecisionRulesChoice } from "../components/decisions/decision-rules.tsx";
import { LetterSheet } from "../components/decisions/letter-sheet.tsx";
import { PublicationPanel } from "../components/publication/publication-panel.tsx";
import { RoundNav } from "../components/rounds/round-nav.tsx";
import { useApplyDecisions, usePrepareDecisions } from "../judging.mutations.ts";
import { judgingQueries } from "../judging.queries.ts";
import { consequenceText } from "../model/consequence-words.ts";
import { mayDecide, VERDICT_NAMES, VERDICT_TONES } from "../model/verdicts.ts";

const route = getRouteApi("/shell/signed-in/evaluation-management/rounds/$roundId/decisions");
const MOST = 500;

/** Decisions as a draft: list, letter, consequences. Nothing is sent before all three were seen. */
export function DecisionsPage() {
  const { roundId } = route.useParams();
  const { data: round } = useSuspenseQuery(judgingQueries.round(roundId));
  const { data } = useSuspenseQuery(judgingQueries.decisions(roundId));
  const [shownId, setShown] = useState<string | null>(null);
  const [isApplying, setApplying] = useState(false);
  const apply = useApplyDecisions();
  const prepare = usePrepareDecisions();
  const { decisions } = data;
  const open = decisions.filter(({ applied_at }) => applied_at === null);
  const ready = open.filter(({ problem }) => problem === null).slice(0, MOST);
  const approvals = ready.filter(({ verdict }) => verdict === "approve").length;
  const consequence = consequenceText(approvals, ready.length - approvals);
  const isApplied = decisions.length > 0 && open.length === 0;
  const shown = decisions.find(({ id }) => id === shownId) ?? decisions[0];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={m.judging_decisions()}
        lead={`${localized(round.programme.title)} · ${localized(round.title)} · ${isApplied ? m.judging_decisions_lead_applied() : m.judging_decisions_lead()}`}
      />
      <RoundNav roundId={roundId} />
      {!shown ? (
        <EmptyState title={m.judging_no_decisions()} description={m.judging_no_decisions_text()} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)_18rem]">
          <ul
            aria-label={m.judging_decisions()}
            className="grid max-h-[72dvh] overflow-y-auto rounded-lg border border-border bg-surface"
          >
            {decisions.map((decision) => (
              <li key={decision.id} className="border-b border-border last:border-b-0">
                <DecisionRow
                  decision={decision}
                  isShown={decision.id === shown.id}
                  onShow={() => setShown(decision.id)}
                />
              </li>
            ))}
          </ul>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <LetterSheet decisionId={shown.id} />
            {shown.applied_at !== null && (
              <Link
                to="/decisions/$decisionId"
                params={{ decisionId: shown.id }}
                className={cn(buttonStyles({ variant: "outline" }), "justify-self-start")}
              >
                <FileText aria-hidden />
                {m.judging_dossier()}
              </Link>
            )}
            {shown.applied_at === null && (
              <Button
                variant="outline"
                className="justify-self-start"
                pending={prepare.isPending}
                onClick={() => prepare.mutate({ id: roundId, application_ids: [shown.application_id], verdict: null })}
              >
                {m.judging_take_back()}
              </Button>
            )}
          </div>
          {isApplied ? (
            <AppliedStage decisions={decisions} />
          ) : (
            <aside
              aria-label={m.judging_consequences()}
              className="grid gap-4 rounded-lg bg-stage p-5 text-stage-foreground"
            >
              <p className="flex items-baseline justify-between gap-3">
                {m.judging_ready()}
                <span>
                  <span className="display tnum text-3xl">{formatNumber(ready.length)}</span>{" "}
                  <span className="text-stage-muted">{m.judging_ready_of({ count: open.length })}</span>
                </span>
              </p>
              <SeatBar
                value={ready.length}
                max={Math.max(1, open.length)}
                seats={24}
                color="var(--accent)"
                onStage
                className="h-2.5"
              />
              <ul className="grid gap-2 text-sm text-stage-muted">
                {ready.length > 0 && <li>{consequence}</li>}
                <li>{m.judging_consequence_letters({ count: ready.length })}</li>
                <li>{m.judging_consequence_feedback()}</li>
                <li>{m.judging_consequence_appeal()}</li>
              </ul>
              {!mayDecide(round) && <p className="text-sm font-semibold">{m.judging_decide_locked()}</p>}
              <Button
                variant="accent"
                disabled={ready.length === 0 || !mayDecide(round)}
                onClick={() => setApplying(true)}
              >
                <Send aria-hidden />
                {m.judging_apply_decisions({ count: ready.length })}
              </Button>
            </aside>
          )}
        </div>
      )}
      <DecisionRulesChoice rules={data.rules} mayRule={data.may_rule} />
      {round.programme.kind !== "registry" && <PublicationPanel callId={round.programme.id} />}
      {isApplying && (
        <Confirm
          title={m.judging_apply_title({ count: ready.length })}
          description={consequence}
          confirmLabel={m.judging_apply_decisions({ count: ready.length })}
          command={apply}
          input={() => ({ id: roundId, decision_ids: ready.map(({ id }) => id) })}
          done={({ applied }) => m.judging_decisions_applied({ count: applied })}
          failed={m.judging_apply_failed()}
          onClose={() => setApplying(false)}
        />
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

interface DecisionRowProps {
  decision: Decision;
  isShown: boolean;
  onShow: () => void;
}

function DecisionRow({ decision, isShown, onShow }: DecisionRowProps) {
  const { name, reference, verdict, problem, protocol, language } = decision;
  return (
    <button
      type="button"
      aria-current={isShown}
      onClick={onShow}
      className={cn("flex w-full items-center gap-3 px-4 py-3 text-left hover:bg-muted", isShown && "bg-primary-soft")}
    >
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{name || reference}</span>
        <span className={cn("block text-sm", problem ? "text-danger" : "text-muted-foreground")}>
          {problem === "reason" && m.judging_problem_reason()}
          {problem === "phase" && m.judging_problem_phase()}
          {problem === "own" && m.judging_problem_own()}
          {problem === null && (protocol ? m.judging_protocol({ protocol }) : reference)}
        </span>
      </span>
      <span className="text-sm text-muted-foreground uppercase">{language}</span>
      <Badge tone={VERDICT_TONES[verdict]}>{VERDICT_NAMES[verdict]()}</Badge>
    </button>
  );
}
