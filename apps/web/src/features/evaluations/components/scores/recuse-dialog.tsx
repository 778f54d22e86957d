import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import { useNavigate } from "@tanstack/react-router";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useRecuse } from "../../evaluations.mutations.ts";

const REASON_MAX = 1000;

/** Declaration of a conflict of interest, with its reason; there is no way back (completions 2). */
export function RecuseDialog({ evaluation, onClose }: { evaluation: Evaluation; onClose: () => void }) {
  const { id, subject_name: startup } = evaluation;
  const navigate = useNavigate();
  return (
    <Confirm
      tone="danger"
      title={m.evaluations_recuse_title()}
      description={m.evaluations_recuse_effect({ startup })}
      confirmLabel={m.evaluations_recuse_confirm()}
      reason={{ label: m.evaluations_recuse_reason(), isRequired: true, max: REASON_MAX }}
      command={useRecuse()}
      input={({ reason }) => ({ id, reason })}
      failed={m.evaluations_recuse_failed()}
      onClose={onClose}
      onDone={() => {
        toast.success(m.evaluations_recuse_done());
        return navigate({ to: "/evaluator-dashboard", replace: true });
      }}
    />
  );
}
