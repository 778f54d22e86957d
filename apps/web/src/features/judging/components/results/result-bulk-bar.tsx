import type { Result } from "@kerkis/contract/judging/results/results.schema.ts";
import { m } from "#messages";
import { BulkBar } from "#shared/lists/selection/bulk-bar.tsx";
import type { Selection } from "#shared/lists/selection/use-selection.ts";
import { usePassOn } from "../../judging.mutations.ts";

interface ResultBulkBarProps {
  roundId: string;
  selection: Selection<Result>;
  /** Whether applications may go on to another round. */
  mayPass: boolean;
  onApprove: () => void;
  isApproving: boolean;
  onReject: () => void;
  /** Whether decisions may be proposed yet. */
  mayPropose: boolean;
  /** Asks for more evaluators; undefined where no review is given any more. */
  onMore: (() => void) | undefined;
  onDiscuss: (id: string) => void;
}

/** What is done with the chosen of a ranking. Whoever went on is decided in the next round, so here it can only come back. */
export function ResultBulkBar(props: ResultBulkBarProps) {
  const { roundId, selection, mayPass, onApprove, isApproving, onReject, mayPropose, onMore, onDiscuss } = props;
  const passOn = usePassOn();
  const idsOf = (rows: readonly Result[]) => rows.map(({ application_id }) => application_id);
  const passed = selection.chosen.filter(({ is_passed_on }) => is_passed_on);
  const here = selection.chosen.filter(({ is_passed_on }) => !is_passed_on);
  const pass = (rows: readonly Result[], isOn: boolean) => ({
    label: isOn ? m.judging_pass_on() : m.judging_pass_back(),
    pending: passOn.isPending,
    onRun: () =>
      passOn.mutate({ id: roundId, application_ids: idsOf(rows), passed: isOn }, { onSuccess: selection.clear }),
  });
  const [only, ...others] = selection.chosen;
  const ranks = selection.chosen.flatMap(({ rank }) => (rank === null ? [] : [rank]));
  return (
    <BulkBar
      selection={selection}
      detail={ranksText(ranks)}
      actions={[
        ...(onMore ? [{ label: m.judging_two_more(), onRun: onMore }] : []),
        ...(only && others.length === 0
          ? [{ label: m.judging_discuss(), hint: "D", onRun: () => onDiscuss(only.application_id) }]
          : []),
        ...(mayPass && here.length > 0 ? [pass(here, true)] : []),
        ...(mayPass && passed.length > 0 ? [pass(passed, false)] : []),
        ...(mayPropose && passed.length === 0
          ? [
              { label: m.judging_propose_reject(), onRun: onReject },
              {
                label: m.judging_propose_approve(),
                isMain: true,
                hint: "A",
                pending: isApproving,
                onRun: onApprove,
              },
            ]
          : []),
      ]}
    />
  );
}

/** The ranks of the chosen, from the first to the last. */
function ranksText(ranks: readonly number[]): string | undefined {
  if (ranks.length === 0) return undefined;
  const [from, to] = [Math.min(...ranks), Math.max(...ranks)];
  return from === to ? m.judging_ranks_one({ rank: from }) : m.judging_ranks_range({ from, to });
}
