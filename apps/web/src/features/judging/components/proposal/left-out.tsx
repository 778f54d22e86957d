import type { LeftOutReason, ProposalApplied } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { m } from "#messages";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";

interface LeftOutProps {
  people: ProposalApplied["left_out"];
  onClose: () => void;
}

const REASONS: Record<LeftOutReason, (facts: { name: string; count: number }) => string> = {
  left: m.judging_left_out_left,
  conflict: m.judging_left_out_conflict,
  closed: m.judging_left_out_closed,
};

/** What of a proposal was not assigned, because it could be no more once it was applied. */
export function LeftOut({ people, onClose }: LeftOutProps) {
  return (
    <Alert
      live
      tone="warning"
      title={m.judging_left_out()}
      action={
        <Button variant="outline" onClick={onClose}>
          {m.judging_left_out_close()}
        </Button>
      }
    >
      <ul className="[overflow-wrap:anywhere]">
        {people.map(({ evaluator_id, name, reason, pairs }) => (
          <li key={`${evaluator_id} ${reason}`}>{REASONS[reason]({ name, count: pairs })}</li>
        ))}
      </ul>
      <p className="mt-1">{m.judging_left_out_next()}</p>
    </Alert>
  );
}
