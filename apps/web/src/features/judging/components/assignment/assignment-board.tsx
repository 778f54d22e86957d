import type { Round } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import { matchesText } from "@kerkis/contract/core/text/fold-text.ts";
import { useQuery } from "@tanstack/react-query";
import { Link, useHydrated } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { m } from "#messages";
import { errorText, isNetworkFailure } from "#shared/api/errors.ts";
import { useIsPhone } from "#shared/hooks/use-media.ts";
import { isTyping, usePlainKeys } from "#shared/hooks/use-plain-keys.ts";
import { hasAction } from "#shared/permissions/held.ts";
import { useSession } from "#shared/permissions/session.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { buttonStyles } from "#shared/ui/button.tsx";
import { TabPanel, Tabs } from "#shared/ui/layout/tabs.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { latePart } from "#shared/ui/states/late-part.tsx";
import { Skeleton, Waiting } from "#shared/ui/states/skeleton.tsx";
import { useLiveRound } from "../../hooks/use-live-round.ts";
import { useProposal, type Wish } from "../../hooks/use-proposal.ts";
import { useAssignMany, useEnterConflict, useFixMany, useRaiseCap, useUnassignMany } from "../../judging.mutations.ts";
import { judgingQueries } from "../../judging.queries.ts";
import { isUnanswered, type MatrixPair, pictureOf } from "../../model/matrix-picture.ts";
import { AskedStatements } from "../conflicts/asked-statements.tsx";
import { MatrixGrid } from "../matrix/matrix-grid.tsx";
import { ApplicationRows } from "./application-rows.tsx";
import { BoardToolbar, type RowFilter } from "./board-toolbar.tsx";
import { DeclinedCell } from "./declined-cell.tsx";
import type { Opened } from "./phone-pairs.tsx";

// What the first view does without: it comes when the page is quiet.
const quiet = { isQuiet: true };
const ByHand = latePart(async () => (await import("./by-hand.tsx")).ByHand, quiet);
const Distributing = latePart(async () => (await import("../proposal/distributing.tsx")).Distributing, quiet);
const DropAdjustments = latePart(async () => (await import("../proposal/drop-adjustments.tsx")).DropAdjustments, quiet);
const EvaluatorList = latePart(async () => (await import("./evaluator-list.tsx")).EvaluatorList, quiet);
const LeftOut = latePart(async () => (await import("../proposal/left-out.tsx")).LeftOut, quiet);
const PhonePairs = latePart(async () => (await import("./phone-pairs.tsx")).PhonePairs, quiet);
const ProposalPanel = latePart(async () => (await import("../proposal/proposal-panel.tsx")).ProposalPanel, quiet);

const SEARCH_ID = "matrix-search";

interface AssignmentBoardProps {
  round: Round;
  /** Opens the round's rules. */
  onRules?: () => void;
}

/** Who evaluates what: by hand in the matrix, on a phone in two lists, or distributed and looked at before it is applied. */
export function AssignmentBoard({ round, onRules }: AssignmentBoardProps) {
  const found = useQuery(judgingQueries.matrix(round.id));
  const [tab, setTab] = useState("matrix");
  const [search, setSearch] = useState("");
  const [rowFilter, setRowFilter] = useState<RowFilter>({ state: "all", field: "", fewestFirst: false });
  const [onlyExperts, setOnlyExperts] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened | null>(null);
  const [declined, setDeclined] = useState<{ application: string; evaluator: string } | null>(null);
  const isPhone = useIsPhone();
  // The server does not know the screen: what it drew for a desk would be thrown away on a phone.
  const isScreenKnown = useHydrated();
  const session = useSession();
  const assign = useAssignMany(round.id);
  const unassign = useUnassignMany(round.id);
  const fix = useFixMany(round.id);
  const conflict = useEnterConflict(round.id);
  const raise = useRaiseCap();
  useLiveRound(round.id);
  const picture = useMemo(
    () => found.data && pictureOf(found.data, round.required_reviews),
    [found.data, round.required_reviews],
  );
  const proposal = useProposal(round, picture);
  const isLocked = round.state === "locked";
  const ask = (wish: Partial<Wish> = {}) =>
    proposal.ask({
      only_experts: onlyExperts,
      ...(chosen.size > 0 && { application_ids: [...chosen] }),
      ...wish,
    });
  usePlainKeys((key, event) => {
    if (key === "/") {
      event.preventDefault();
      document.getElementById(SEARCH_ID)?.focus();
    }
    if (key === "g" && !isLocked && tab === "matrix") ask();
  });
  const applyKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Enter" || !event.ctrlKey || isTyping(event.target)) return;
    if (proposal.proposal && !proposal.isOld) proposal.apply();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => applyKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  // Without a connection what was read stays, with the proposal and what was adjusted of it.
  if (found.error && !(picture && isNetworkFailure(found.error)))
    return (
      <Alert tone="danger" title={m.judging_matrix_failed()}>
        {errorText(found.error)}
      </Alert>
    );
  const { planned, plan } = proposal;
  if (!picture || !planned)
    return (
      <Waiting>
        <Skeleton className="h-96 w-full" />
      </Waiting>
    );
  if (picture.applications.length === 0)
    return <EmptyState title={m.judging_no_applications()} description={m.judging_no_applications_text()} />;
  if (picture.evaluators.length === 0) {
    const id = session.current_organization?.organization_id;
    return (
      <EmptyState
        title={m.judging_no_evaluators()}
        description={m.judging_no_evaluators_text()}
        action={
          id !== undefined &&
          hasAction(session, "members.invite") && (
            <Link to="/organization-settings" search={{ id, tab: "members" }} className={buttonStyles()}>
              {m.judging_way_invite()}
            </Link>
          )
        }
      />
    );
  }

  const isSilent = (id: string) => picture.reviewsOf(id).some(isUnanswered);
  const isIn = (id: string, state: RowFilter["state"]) =>
    state === "all" ||
    (state === "short" && picture.missing(id) > 0) ||
    (state === "unanswered" && isSilent(id)) ||
    (state === "declined" && picture.hasDeclined(id));
  const named = picture.applications.filter(({ name, reference }) => matchesText(`${name} ${reference ?? ""}`, search));
  // What names no application names an evaluator: their columns are left.
  const people = named.length > 0 ? [] : picture.evaluators.filter(({ name }) => matchesText(name, search));
  const shown = (people.length > 0 ? picture.applications : named)
    .filter(({ id, field }) => isIn(id, rowFilter.state) && (rowFilter.field === "" || field === rowFilter.field))
    .toSorted((one, other) => (rowFilter.fewestFirst ? picture.missing(other.id) - picture.missing(one.id) : 0));
  const evaluators = people.length > 0 ? people : picture.evaluators;
  function choose(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }
  /** While a proposal stands it is adjusted. Else one pair is given or taken back; of a range what is free is given, and where nothing is, all is taken back. */
  function toggle(pairs: readonly MatrixPair[]) {
    const [only] = pairs;
    const cellOf = ({ application, evaluator }: MatrixPair) => picture?.cellOf(application.id, evaluator.id);
    if (only && pairs.length === 1 && cellOf(only)?.status === "declined")
      setDeclined({ application: only.application.id, evaluator: only.evaluator.id });
    if (isLocked || proposal.adjust(pairs)) return;
    const open = pairs.filter(({ application }) => application.is_open);
    const free = open.filter((pair) => {
      const isBarred = picture?.conflictOf(pair.application.id, pair.evaluator.id) !== undefined;
      return !cellOf(pair) && pair.evaluator.may_take && (pairs.length === 1 || !isBarred);
    });
    if (free.length > 0)
      assign.mutate(
        free.map(({ application, evaluator }) => ({ application_id: application.id, evaluator_id: evaluator.id })),
      );
    else takeBack(open);
  }
  function takeBack(pairs: readonly MatrixPair[]) {
    const standing = openCells(pairs);
    const free = standing.filter(({ isFixed }) => !isFixed);
    if (standing.length > free.length) toast.error(m.judging_fixed_stay({ count: standing.length - free.length }));
    if (free.length > 0) unassign.mutate(free.map(({ id }) => id));
  }
  /** Of these pairs, what stands and was not handed in. */
  const openCells = (pairs: readonly MatrixPair[]) =>
    pairs.flatMap(({ application, evaluator }) => {
      const cell = picture.cellOf(application.id, evaluator.id);
      const isOpen = cell?.status === "assigned" || cell?.status === "in_progress";
      return isOpen ? [{ id: cell.id, isFixed: picture.isFixed(application.id, evaluator.id) }] : [];
    });
  function fixThem(pairs: readonly MatrixPair[]) {
    const cells = isLocked ? [] : openCells(pairs);
    const fixed = cells.some(({ isFixed }) => !isFixed);
    if (cells.length > 0) fix.mutate({ evaluation_ids: cells.map(({ id }) => id), fixed });
  }
  function enterConflict({ application, evaluator }: MatrixPair) {
    if (isLocked || !application.is_open || !evaluator.may_take) return;
    conflict.mutate({
      application_id: application.id,
      evaluator_id: evaluator.id,
      entered: picture?.conflictOf(application.id, evaluator.id) !== "declared",
    });
  }
  const isProposing = proposal.proposal !== null;
  const panel = proposal.asking ? (
    <Distributing
      count={proposal.asking.application_ids?.length ?? picture.applications.filter(({ is_open }) => is_open).length}
      onCancel={proposal.cancel}
    />
  ) : proposal.proposal && proposal.wish ? (
    <ProposalPanel
      proposal={proposal.proposal}
      plan={plan}
      wish={proposal.wish}
      picture={picture}
      loadCap={round.load_cap}
      isOld={proposal.isOld}
      failure={proposal.failure}
      isApplying={proposal.isApplying}
      isBusy={raise.isPending}
      onApply={proposal.apply}
      onReset={proposal.reset}
      onAsk={proposal.ask}
      onRaise={({ id: user_id, fields }, cap) =>
        proposal.replace((ask) =>
          raise.mutate({ user_id, fields, cap }, { onSuccess: () => proposal.wish && ask(proposal.wish) }),
        )
      }
      onRules={onRules}
      onDiscard={proposal.discard}
    />
  ) : null;
  return (
    <Tabs
      value={tab}
      onValueChange={setTab}
      label={m.judging_assignment()}
      tabs={[
        { value: "matrix", label: isPhone ? m.judging_column_applications() : m.judging_matrix_tab() },
        { value: "evaluators", label: m.judging_evaluators(), count: picture.evaluators.length },
      ]}
    >
      <TabPanel value="matrix">
        <div
          className={cn(
            "grid grid-cols-[minmax(0,1fr)] items-start gap-5",
            panel && "xl:grid-cols-[minmax(0,1fr)_20.75rem]",
          )}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <BoardToolbar
              searchId={SEARCH_ID}
              search={search}
              onSearch={setSearch}
              picture={picture}
              countOf={(state) => picture.applications.filter(({ id }) => isIn(id, state)).length}
              filter={rowFilter}
              onFilter={setRowFilter}
              isLocked={isLocked}
              onlyExperts={onlyExperts}
              onOnlyExperts={setOnlyExperts}
              chosen={chosen.size}
              leftShort={picture.applications
                .filter(({ id }) => picture.hasDeclined(id) && picture.missing(id) > 0)
                .map(({ id }) => id)}
              isAsking={proposal.asking !== null}
              onAsk={ask}
              statements={<AskedStatements roundId={round.id} picture={picture} isLocked={isLocked} />}
            >
              {chosen.size > 0 && <ByHand roundId={round.id} picture={picture} chosen={chosen} />}
            </BoardToolbar>
            {proposal.leftOut.length > 0 && <LeftOut people={proposal.leftOut} onClose={proposal.closeLeftOut} />}
            {isPhone && panel}
            {!isScreenKnown ? (
              <Waiting>
                <Skeleton className="h-96 w-full" />
              </Waiting>
            ) : isPhone ? (
              <ApplicationRows
                picture={planned}
                applications={shown}
                required={round.required_reviews}
                chosen={chosen}
                onChoose={choose}
                onOpen={({ id }) => setOpened({ application: id })}
              />
            ) : (
              <MatrixGrid
                picture={planned}
                applications={shown}
                evaluators={evaluators}
                required={round.required_reviews}
                loadCap={round.load_cap}
                isLocked={isLocked}
                isProposing={isProposing}
                plan={plan}
                taken={proposal.taken}
                chosen={chosen}
                onChoose={choose}
                onToggle={toggle}
                onConflict={enterConflict}
                onFix={fixThem}
              />
            )}
          </div>
          {!isPhone && panel}
        </div>
      </TabPanel>
      <TabPanel value="evaluators">
        <div>
          <EvaluatorList
            roundId={round.id}
            picture={picture}
            loadCap={round.load_cap}
            isLocked={isLocked}
            onOpen={isPhone ? ({ id }) => setOpened({ evaluator: id }) : undefined}
          />
        </div>
      </TabPanel>
      {declined && (
        <DeclinedCell
          {...declined}
          picture={picture}
          isLocked={isLocked}
          isBusy={assign.isPending}
          onPropose={() => {
            setDeclined(null);
            setOpened(null);
            setTab("matrix");
            ask({ application_ids: [declined.application] });
          }}
          onAskAgain={() =>
            assign.mutate([{ application_id: declined.application, evaluator_id: declined.evaluator }], {
              onSettled: () => setDeclined(null),
            })
          }
          onClose={() => setDeclined(null)}
        />
      )}
      {proposal.dropping && (
        <DropAdjustments count={plan.changed.size} onConfirm={proposal.dropping} onClose={proposal.stopDropping} />
      )}
      {opened && (
        <PhonePairs
          opened={opened}
          picture={planned}
          plan={plan}
          isProposing={isProposing}
          required={round.required_reviews}
          loadCap={round.load_cap}
          isLocked={isLocked}
          isBusy={assign.isPending || unassign.isPending || fix.isPending || conflict.isPending}
          onToggle={(application, evaluator) => toggle([{ application, evaluator }])}
          onConflict={(application, evaluator) => enterConflict({ application, evaluator })}
          onFix={(application, evaluator) => fixThem([{ application, evaluator }])}
          onClose={() => setOpened(null)}
        />
      )}
    </Tabs>
  );
}
