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
}

/** What is done with the chosen of a ranking. Whoever went on is decided in the next round, so here it can only come back. */
export function ResultBulkBar({ roundId, selection, mayPass, onApprove, isApproving, onReject }: ResultBulkBarProps) {
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
  const ranks = selection.chosen.flatMap(({ rank }) => (rank === null ? [] : [rank]));
  return (
    <BulkBar
      selection={selection}
      detail={ranksText(ranks)}
      actions={[
        ...(mayPass && here.length > 0 ? [pass(here, true)] : []),
        ...(mayPass && passed.length > 0 ? [pass(passed, false)] : []),
        ...(passed.length === 0
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
