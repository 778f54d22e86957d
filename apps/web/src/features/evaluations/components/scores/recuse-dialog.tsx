import { requiredText } from "@kerkis/contract/core/fields.ts";
import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { fieldText } from "#shared/forms/field-text.ts";
import { useOneAtATime } from "#shared/forms/one-at-a-time.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { AlertDialog } from "#shared/ui/overlays/alert-dialog.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useRecuse } from "../../evaluations.mutations.ts";

const REASON_MIN = 3;
const REASON_MAX = 1000;

/** Declaration of a conflict of interest, with its reason; there is no way back (completions 2). */
export function RecuseDialog({ evaluation, onClose }: { evaluation: Evaluation; onClose: () => void }) {
  const navigate = useNavigate();
  const recuse = useRecuse();
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { isPending, run } = useOneAtATime();
  const isValid = requiredText(REASON_MAX, REASON_MIN).safeParse(reason).success;
  const problem = reason.trim() === "" ? fieldText("required") : fieldText("too_short", { min: REASON_MIN });

  async function send() {
    try {
      await recuse.mutateAsync({ id: evaluation.id, reason: reason.trim() });
      toast.success(m.evaluations_recuse_done());
      await navigate({ to: "/evaluator-dashboard", replace: true });
    } catch {
      // Shown below from the mutation's own state.
    }
  }

  function confirm() {
    setChecked(true);
    if (isValid) void run(send);
  }

  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={m.evaluations_recuse_title()}
      description={m.evaluations_recuse_effect({ startup: evaluation.startup_name })}
      confirmLabel={m.evaluations_recuse_confirm()}
      onConfirm={confirm}
      tone="danger"
      pending={isPending}
    >
      {recuse.isError && (
        <Alert tone="danger" live className="mb-5" title={m.evaluations_recuse_failed()}>
          {errorText(recuse.error)}
        </Alert>
      )}
      <Field
        label={m.evaluations_recuse_reason()}
        required
        error={isChecked && !isValid ? problem : null}
        counter={{ used: reason.trim().length, max: REASON_MAX }}
      >
        <Textarea rows={3} maxLength={REASON_MAX} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </AlertDialog>
  );
}
