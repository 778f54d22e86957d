import type { ProposalApplied } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import { m } from "#messages";
import { Alert } from "#shared/ui/alert.tsx";
import { Button } from "#shared/ui/button.tsx";

interface LeftOutProps {
  people: ProposalApplied["left_out"];
  onClose: () => void;
}

/** Who got nothing of a proposal that was applied, because they stopped evaluating there after it was made. */
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
        {people.map(({ evaluator_id, name, pairs }) => (
          <li key={evaluator_id}>{m.judging_left_out_person({ name, count: pairs })}</li>
        ))}
      </ul>
      <p className="mt-1">{m.judging_left_out_next()}</p>
    </Alert>
  );
}
