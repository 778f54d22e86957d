import type { Proposal, ProposalApplied } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { ROUND_MAX } from "@kerkis/contract/judging/rounds/rounds.taxonomy.ts";
import type { Round } from "@kerkis/contract/judging/rounds/rounds.schema.ts";
import { matchesText } from "@kerkis/contract/core/text/fold-text.ts";
import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { Plus, Wand2 } from "lucide-react";
import { useMemo, useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useIsPhone } from "#shared/hooks/use-media.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";
import { FilterChip } from "#shared/ui/filter-chip.tsx";
import { Checkbox } from "#shared/ui/forms/checkbox.tsx";
import { SearchInput } from "#shared/ui/forms/search-input.tsx";
import { TabPanel, Tabs } from "#shared/ui/layout/tabs.tsx";
import { cn } from "#shared/ui/class-names.ts";
import { NativeSelect } from "#shared/ui/pickers/native-select.tsx";
import { EmptyState } from "#shared/ui/states/empty-state.tsx";
import { Skeleton, Waiting } from "#shared/ui/states/skeleton.tsx";
import { useApplyProposal, useAssignMany, useDistribute, useUnassignMany } from "../../judging.mutations.ts";
import { judgingQueries } from "../../judging.queries.ts";
import { proposedBy } from "../../model/cell-look.ts";
import { isUnanswered, pictureOf, type Application, type Evaluator } from "../../model/matrix-picture.ts";
import { ApplicationRows } from "./application-rows.tsx";
import { ByHand } from "./by-hand.tsx";
import { DeclinedCell } from "./declined-cell.tsx";
import { EvaluatorList } from "./evaluator-list.tsx";
import { LeftOut } from "./left-out.tsx";
import { MatrixGrid } from "./matrix-grid.tsx";
import { type Opened, PhonePairs } from "./phone-pairs.tsx";
import { ProposalPanel } from "./proposal-panel.tsx";

/** To how many reviews each can be brought. */
const LEAST = Array.from({ length: ROUND_MAX.reviews }, (_, index) => index + 1);

/** Who evaluates what: by hand in the matrix, on a phone in two lists, or distributed and looked at before it is applied. */
export function AssignmentBoard({ round }: { round: Round }) {
  const found = useQuery(judgingQueries.matrix(round.id));
  const [tab, setTab] = useState("matrix");
  const [search, setSearch] = useState("");
  const [onlyShort, setOnlyShort] = useState(false);
  const [filter, setFilter] = useState<"all" | "unanswered" | "declined">("all");
  const [onlyExperts, setOnlyExperts] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [leftOut, setLeftOut] = useState<ProposalApplied["left_out"]>([]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [declined, setDeclined] = useState<{ application: string; evaluator: string } | null>(null);
  const isPhone = useIsPhone();
  // The server does not know the screen: what it drew for a desk would be thrown away on a phone.
  const isScreenKnown = useHydrated();
  const distribute = useDistribute();
  const apply = useApplyProposal();
  const assign = useAssignMany(round.id);
  const unassign = useUnassignMany(round.id);
  const picture = useMemo(
    () => found.data && pictureOf(found.data, round.required_reviews),
    [found.data, round.required_reviews],
  );
  if (found.error)
    return (
      <Alert tone="danger" title={m.judging_matrix_failed()}>
        {errorText(found.error)}
      </Alert>
    );
  if (!picture)
    return (
      <Waiting>
        <Skeleton className="h-96 w-full" />
      </Waiting>
    );
  if (picture.applications.length === 0)
    return <EmptyState title={m.judging_no_applications()} description={m.judging_no_applications_text()} />;

  const isLocked = round.state === "locked";
  const isSilent = (id: string) => picture.reviewsOf(id).some(isUnanswered);
  const silentCount = picture.applications.filter(({ id }) => isSilent(id)).length;
  const declinedOnes = picture.applications.filter(({ id }) => picture.hasDeclined(id));
  const leftShort = declinedOnes.filter(({ id }) => picture.missing(id) > 0).map(({ id }) => id);
  const shortCount = picture.applications.filter(({ id }) => picture.missing(id) > 0).length;
  const shown = picture.applications.filter(
    ({ id, name, reference }) =>
      matchesText(`${name} ${reference ?? ""}`, search) &&
      (!onlyShort || picture.missing(id) > 0) &&
      (filter !== "unanswered" || isSilent(id)) &&
      (filter !== "declined" || picture.hasDeclined(id)),
  );
  const ask = (wish: { more?: number; at_least?: number; application_ids?: string[] } = {}) =>
    distribute.mutate(
      {
        id: round.id,
        only_experts: onlyExperts,
        ...(chosen.size > 0 && { application_ids: [...chosen] }),
        ...wish,
      },
      {
        onSuccess: (made) => {
          setProposal(made);
          setLeftOut([]);
        },
      },
    );
  function choose(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }
  function toggle(application: Application, evaluator: Evaluator) {
    const cell = picture?.cellOf(application.id, evaluator.id);
    if (cell?.status === "declined") setDeclined({ application: application.id, evaluator: evaluator.id });
    if (isLocked || !application.is_open) return;
    if (!cell && evaluator.may_take) assign.mutate([{ application_id: application.id, evaluator_id: evaluator.id }]);
    else if (cell?.status === "assigned" || cell?.status === "in_progress") unassign.mutate([cell.id]);
  }
  const proposed = proposedBy(proposal);
  const proposalPanel = proposal && (
    <ProposalPanel
      proposal={proposal}
      applications={picture.applications}
      isApplying={apply.isPending}
      onApply={() =>
        apply.mutate(proposal.id, {
          onSuccess: ({ left_out }) => setLeftOut(left_out),
          onSettled: () => setProposal(null),
        })
      }
      onDiscard={() => setProposal(null)}
    />
  );
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
            proposal && "xl:grid-cols-[minmax(0,1fr)_20rem]",
          )}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <div className="flex flex-wrap items-center gap-3">
              <div className="w-full sm:w-72">
                <SearchInput
                  value={search}
                  onValueChange={setSearch}
                  aria-label={m.judging_matrix_search()}
                  placeholder={m.judging_matrix_search()}
                />
              </div>
              <FilterChip pressed={onlyShort} onPressedChange={setOnlyShort} count={shortCount}>
                {m.judging_only_short()}
              </FilterChip>
              {(silentCount > 0 || filter === "unanswered") && (
                <FilterChip
                  pressed={filter === "unanswered"}
                  onPressedChange={(isOn) => setFilter(isOn ? "unanswered" : "all")}
                  count={silentCount}
                >
                  {m.judging_only_unanswered()}
                </FilterChip>
              )}
              {(declinedOnes.length > 0 || filter === "declined") && (
                <FilterChip
                  pressed={filter === "declined"}
                  onPressedChange={(isOn) => setFilter(isOn ? "declined" : "all")}
                  count={declinedOnes.length}
                >
                  {m.judging_only_declined()}
                </FilterChip>
              )}
              {!isLocked && (
                <>
                  <Checkbox checked={onlyExperts} onCheckedChange={setOnlyExperts} label={m.judging_only_experts()} />
                  <Button pending={distribute.isPending} onClick={() => ask()}>
                    <Wand2 aria-hidden />
                    {chosen.size > 0 ? m.judging_distribute_chosen({ count: chosen.size }) : m.judging_distribute()}
                  </Button>
                  {leftShort.length > 0 && (
                    <Button
                      variant="outline"
                      disabled={distribute.isPending}
                      onClick={() => ask({ application_ids: leftShort })}
                    >
                      {m.judging_reassign_all({ count: leftShort.length })}
                    </Button>
                  )}
                  <NativeSelect
                    aria-label={m.judging_at_least_label()}
                    placeholder={m.judging_at_least_label()}
                    className="w-full sm:w-56"
                    value=""
                    onChange={({ target }) => target.value !== "" && ask({ at_least: Number(target.value) })}
                    options={LEAST.map((count) => ({ value: String(count), label: m.judging_at_least({ count }) }))}
                  />
                  {chosen.size > 0 && <ByHand roundId={round.id} picture={picture} chosen={chosen} />}
                  {chosen.size > 0 && (
                    <Button variant="outline" pending={distribute.isPending} onClick={() => ask({ more: 1 })}>
                      <Plus aria-hidden />
                      {m.judging_one_more({ count: chosen.size })}
                    </Button>
                  )}
                </>
              )}
            </div>
            {leftOut.length > 0 && <LeftOut people={leftOut} onClose={() => setLeftOut([])} />}
            {isPhone && proposalPanel}
            {!isScreenKnown ? (
              <Waiting>
                <Skeleton className="h-96 w-full" />
              </Waiting>
            ) : isPhone ? (
              <ApplicationRows
                picture={picture}
                applications={shown}
                required={round.required_reviews}
                chosen={chosen}
                onChoose={choose}
                onOpen={({ id }) => setOpened({ application: id })}
              />
            ) : (
              <MatrixGrid
                picture={picture}
                applications={shown}
                required={round.required_reviews}
                loadCap={round.load_cap}
                proposed={proposed}
                chosen={chosen}
                onChoose={choose}
                onToggle={toggle}
              />
            )}
          </div>
          {!isPhone && proposalPanel}
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
      {opened && (
        <PhonePairs
          opened={opened}
          picture={picture}
          proposed={proposed}
          required={round.required_reviews}
          loadCap={round.load_cap}
          isLocked={isLocked}
          isBusy={assign.isPending || unassign.isPending}
          onToggle={toggle}
          onClose={() => setOpened(null)}
        />
      )}
    </Tabs>
  );
}
