import { useEffect, useEffectEvent } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Confirm } from "#shared/commands/confirm.tsx";
import { useApplyProposal, useDistribute } from "../../judging.mutations.ts";

interface MoreEvaluatorsProps {
  roundId: string;
  applicationIds: string[];
  onDone: () => void;
  onClose: () => void;
}

const MORE = 2;

/** Two more evaluators for each of some applications, shown before it is done. */
export function MoreEvaluators({ roundId, applicationIds, onDone, onClose }: MoreEvaluatorsProps) {
  const distribute = useDistribute();
  const apply = useApplyProposal();
  const ask = useEffectEvent((signal: AbortSignal) =>
    distribute.mutate({
      input: { id: roundId, application_ids: applicationIds, more: MORE, only_experts: false },
      signal,
    }),
  );
  useEffect(() => {
    const waiting = new AbortController();
    ask(waiting.signal);
    return () => waiting.abort();
  }, []);
  const { data: proposal, error } = distribute;
  const made = proposal?.pairs.length ?? 0;
  return (
    <Confirm
      title={m.judging_two_more_title({ count: applicationIds.length })}
      description={
        <span role="status">
          {error
            ? errorText(error)
            : !proposal
              ? m.judging_two_more_waiting()
              : made === 0
                ? m.judging_two_more_none()
                : m.judging_two_more_found({ made, wanted: proposal.wanted })}
        </span>
      }
      confirmLabel={m.judging_two_more_assign()}
      isReady={made > 0}
      command={apply}
      input={() => ({ id: proposal?.id ?? "" })}
      failed={m.judging_assign_failed()}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
