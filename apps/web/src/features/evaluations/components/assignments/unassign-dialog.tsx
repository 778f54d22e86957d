import type { EvaluationSummary } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useUnassignEvaluator } from "../../evaluations.mutations.ts";

interface UnassignDialogProps {
  applicationId: string;
  evaluation: EvaluationSummary;
  onClose: () => void;
}

/** Takes an assignment back after asking. */
export function UnassignDialog({ applicationId, evaluation, onClose }: UnassignDialogProps) {
  const { id, evaluator_name: name } = evaluation;
  return (
    <Confirm
      tone="danger"
      title={m.evaluations_unassign_title({ name })}
      description={m.evaluations_unassign_effect()}
      confirmLabel={m.evaluations_action_unassign()}
      command={useUnassignEvaluator(applicationId)}
      input={() => id}
      failed={m.evaluations_decide_failed()}
      onClose={onClose}
      onDone={() => {
        toast.success(m.evaluations_unassign_done(), { description: name });
        onClose();
      }}
    />
  );
}
