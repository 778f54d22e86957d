import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Result } from "@kerkis/contract/judging/results/results.schema.ts";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { formatDateTime } from "#shared/i18n/format.ts";
import { localized } from "#shared/i18n/localized.ts";
import { ListDownload } from "#shared/lists/download/list-download.tsx";
import { ListTable } from "#shared/lists/list-table.tsx";
import { useSelection } from "#shared/lists/selection/use-selection.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { buttonStyles } from "#shared/ui/button.tsx";
import { PageHeader } from "#shared/ui/layout/page-header.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { aboveCut, NextRound } from "../components/results/next-round.tsx";
import { CutRow, lastWithin } from "../components/results/cut-row.tsx";
import type { Asked } from "../components/results/formula-dialog.tsx";
import { LIGHTS } from "../components/results/light-row.ts";
import { ResultHints, ResultShortcuts } from "../components/results/result-shortcuts.tsx";
import { RowReviews } from "../components/results/row-reviews.tsx";
import { useCut } from "../hooks/use-cut.ts";
import { useResultKeys } from "../hooks/use-result-keys.ts";
import { EVERYTHING, isShown, type Shown, ShownResults } from "../components/results/shown-results.tsx";
import { railScale } from "../components/results/score-rail.tsx";
import { ORDERS, resultColumns, type Order } from "../components/results/result-columns.tsx";
import { RoundNav } from "../components/rounds/round-nav.tsx";
import { usePassOn, usePrepareDecisions } from "../judging.mutations.ts";
import { judgingQueries } from "../judging.queries.ts";
import { mayDecide } from "../model/verdicts.ts";

const RankingCard = latePart(async () => (await import("../components/results/ranking-card.tsx")).RankingCard);

const route = getRouteApi("/shell/signed-in/evaluation-management/rounds/$roundId/results");
const MOST = 500;

// They come when the page is quiet: a press asks for them.
const ResultBulkBar = latePart(async () => (await import("../components/results/result-bulk-bar.tsx")).ResultBulkBar, {
  isQuiet: true,
});
const MoreEvaluators = latePart(
  async () => (await import("../components/results/more-evaluators.tsx")).MoreEvaluators,
  { isQuiet: true },
);
const FormulaDialog = latePart(async () => (await import("../components/results/formula-dialog.tsx")).FormulaDialog, {
  isQuiet: true,
});

/** A round's ranking, how sure it is, and what is proposed of each application. */
export function ResultsPage() {
  const { roundId } = route.useParams();
  const { data: round } = useSuspenseQuery(judgingQueries.round(roundId));
  const { data } = useSuspenseQuery(judgingQueries.results(roundId));
  const moved = useCut(data);
  const found = moved.results;
  const decisions = useQuery(judgingQueries.decisions(roundId)).data?.decisions ?? [];
  const [order, setOrder] = useState<Order>("corrected");
  const [shown, setShown] = useState<Shown>(EVERYTHING);
  const [isRejecting, setRejecting] = useState(false);
  const [openedId, setOpened] = useState<string>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAddingMore, setAddingMore] = useState(false);
  const [isListing, setListing] = useState(false);
  const navigate = useNavigate();
  const prepare = usePrepareDecisions();
  const passOn = usePassOn();
  const { next_round: next, cut } = found;
  const rows = found.results
    .filter((row) => isShown(row, shown))
    .toSorted((a, b) => (b[order] ?? -1) - (a[order] ?? -1));
  const last = shown.part !== "disagreed" && order === "corrected" ? lastWithin({ results: rows, cut }) : undefined;
  const canChoose = ({ phase }: Result) => phase === "pending" || phase === "under_review";
  const mayPropose = (row: Result) => mayDecide(round) && canChoose(row) && !row.is_passed_on;
  const selection = useSelection({
    rows,
    idOf: ({ application_id }) => application_id,
    canChoose,
    most: MOST,
  });
  const chosen = selection?.chosen.map(({ application_id }) => application_id) ?? [];
  const toggleReviews = (id: string) => setOpened((known) => (known === id ? undefined : id));
  function approve(focused?: string) {
    const isLone = chosen.length === 0 && rows.some((row) => row.application_id === focused && mayPropose(row));
    const ids = isLone && focused !== undefined ? [focused] : chosen;
    if (
      !mayDecide(round) ||
      ids.length === 0 ||
      prepare.isPending ||
      selection?.chosen.some(({ is_passed_on }) => is_passed_on)
    )
      return;
    prepare.mutate({ id: roundId, application_ids: ids, verdict: "approve" }, { onSuccess: () => selection?.clear() });
  }
  const discuss = (application: string) =>
    void navigate({ to: "/evaluation-management", search: { application }, hash: "comments" });
  useResultKeys({
    approve,
    reviews: toggleReviews,
    discuss,
    sort: () => setOrder(ORDERS[(ORDERS.indexOf(order) + 1) % ORDERS.length] ?? "corrected"),
    shortcuts: () => setListing(true),
    moveCut: moved.move,
  });
  const scale = railScale(found);
  const opened = rows.find(({ application_id }) => application_id === openedId);
  const reviews = found.results.reduce((sum, { scores }) => sum + scores.length, 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHeader
        title={m.judging_results()}
        lead={[
          localized(round.programme.title),
          localized(round.title),
          round.state === "locked" &&
            round.state_changed_at &&
            m.judging_locked_at({ date: formatDateTime(round.state_changed_at) }),
          m.judging_results_applications({ count: found.results.length }),
          m.judging_results_reviews({ count: reviews }),
        ]
          .filter(Boolean)
          .join(" · ")}
        actions={
          <>
            <ListDownload of={`/rounds/${roundId}/ranking`} />
            <Link to="/evaluation-management/rounds/$roundId/decisions" params={{ roundId }} className={buttonStyles()}>
              {m.judging_prepare_decisions()}
            </Link>
          </>
        }
      />
      <RoundNav roundId={roundId} />
      {found.is_provisional && <Alert title={m.judging_provisional()}>{m.judging_provisional_text()}</Alert>}
      {found.results.every(({ rank }) => rank === null) ? (
        <EmptyState title={m.judging_no_results()} description={m.judging_no_results_text()} />
      ) : (
        <div {...LIGHTS} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <RankingCard results={found} />
          {next && (
            <NextRound
              title={localized(next.title)}
              isLocked={round.state === "locked"}
              within={cut ? aboveCut(found.results, cut.places) : []}
              passed={found.results.filter(({ is_passed_on }) => is_passed_on).length}
              isPending={passOn.isPending}
              onPass={(ids) => passOn.mutate({ id: roundId, application_ids: ids, passed: true })}
            />
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <ShownResults results={found.results} shown={shown} onShow={setShown} />
            <ResultHints onAll={() => setListing(true)} />
          </div>
          <div className="min-w-0">
            <ListTable
              label={m.judging_results()}
              rows={rows}
              rowId={({ application_id }) => application_id}
              rowName={({ name, reference }) => name || (reference ?? "")}
              columns={resultColumns({
                verdictOf: (id) => decisions.find(({ application_id }) => application_id === id),
                scale,
                openedId,
                onOpen: toggleReviews,
                onAsk: setAsked,
              })}
              parting={{ after: last, content: <CutRow cut={moved} /> }}
              opened={{ id: openedId, content: opened && <RowReviews result={opened} scale={scale} /> }}
              selection={selection}
              sort={{ by: order, onSort: (by) => setOrder(ORDERS.find((known) => known === by) ?? "corrected") }}
            />
            {selection && chosen.length > 0 && (
              <ResultBulkBar
                roundId={roundId}
                selection={selection}
                mayPass={next !== null && round.state === "locked"}
                onApprove={approve}
                isApproving={prepare.isPending}
                onReject={() => setRejecting(true)}
                mayPropose={mayDecide(round)}
                onMore={round.state === "locked" ? undefined : () => setAddingMore(true)}
                onDiscuss={discuss}
              />
            )}
          </div>
          <details className="text-sm text-muted-foreground">
            <summary className="cursor-pointer font-semibold text-foreground">{m.judging_how_title()}</summary>
            <p className="mt-2 max-w-3xl whitespace-pre-line">{m.judging_how_text()}</p>
          </details>
        </div>
      )}
      {asked && <FormulaDialog asked={asked} results={found} onClose={() => setAsked(null)} />}
      {isListing && <ResultShortcuts onClose={() => setListing(false)} />}
      {isAddingMore && (
        <MoreEvaluators
          roundId={roundId}
          applicationIds={chosen}
          onDone={() => {
            setAddingMore(false);
            selection?.clear();
          }}
          onClose={() => setAddingMore(false)}
        />
      )}
      {isRejecting && (
        <Confirm
          title={m.judging_reject_title({ count: chosen.length })}
          description={m.judging_reject_text()}
          confirmLabel={m.judging_propose_reject()}
          reason={{ label: m.judging_state_reason(), isRequired: true }}
          command={prepare}
          input={({ reason }) => ({ id: roundId, application_ids: chosen, verdict: "reject" as const, reason })}
          failed={m.judging_prepare_failed()}
          onDone={() => {
            setRejecting(false);
            selection?.clear();
          }}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  );
}
