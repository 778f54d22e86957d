import type { EvaluationSummary } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { useOneAtATime } from "#shared/forms/one-at-a-time.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { AlertDialog } from "#shared/ui/overlays/alert-dialog.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useUnassignEvaluator } from "../../evaluations.mutations.ts";

interface UnassignDialogProps {
  applicationId: string;
  evaluation: EvaluationSummary;
  onClose: () => void;
}

/** Takes an assignment back after asking. */
export function UnassignDialog({ applicationId, evaluation, onClose }: UnassignDialogProps) {
  const unassign = useUnassignEvaluator(applicationId);
  const { isPending, run } = useOneAtATime();

  async function send() {
    try {
      await unassign.mutateAsync(evaluation.id);
      toast.success(m.evaluations_unassign_done(), { description: evaluation.evaluator_name });
      onClose();
    } catch {
      // Shown below from the mutation's own state.
    }
  }

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={m.evaluations_unassign_title({ name: evaluation.evaluator_name })}
      description={m.evaluations_unassign_effect()}
      confirmLabel={m.evaluations_action_unassign()}
      onConfirm={() => void run(send)}
      tone="danger"
      pending={isPending}
    >
      {unassign.isError && (
        <Alert tone="danger" live title={m.evaluations_decide_failed()}>
          {errorText(unassign.error)}
        </Alert>
      )}
    </AlertDialog>
  );
}
