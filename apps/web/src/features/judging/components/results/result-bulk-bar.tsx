import type { Result } from "@kerkis/contract/judging/results/results.schema.ts";
import { m } from "#messages";
import { BulkBar } from "#shared/lists/selection/bulk-bar.tsx";
import type { Selection } from "#shared/lists/selection/use-selection.ts";
import { usePassOn, usePrepareDecisions } from "../../judging.mutations.ts";

interface ResultBulkBarProps {
  roundId: string;
  selection: Selection<Result>;
  /** Whether applications may go on to another round. */
  mayPass: boolean;
  onReject: () => void;
}

/** What is done with the chosen of a ranking. Whoever went on is decided in the next round, so here it can only come back. */
export function ResultBulkBar({ roundId, selection, mayPass, onReject }: ResultBulkBarProps) {
  const prepare = usePrepareDecisions();
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
  return (
    <BulkBar
      selection={selection}
      actions={[
        ...(passed.length === 0
          ? [
              {
                label: m.judging_propose_approve(),
                pending: prepare.isPending,
                onRun: () =>
                  prepare.mutate(
                    { id: roundId, application_ids: idsOf(here), verdict: "approve" },
                    { onSuccess: selection.clear },
                  ),
              },
            ]
          : []),
        ...(mayPass && here.length > 0 ? [pass(here, true)] : []),
        ...(mayPass && passed.length > 0 ? [pass(passed, false)] : []),
        ...(passed.length === 0
          ? [{ label: m.judging_propose_reject(), tone: "danger" as const, onRun: onReject }]
          : []),
      ]}
    />
  );
}
