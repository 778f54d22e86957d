import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { LIMITS } from "@kerkis/contract/core/limits.ts";
import { useState } from "react";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Alert } from "#shared/ui/alert.tsx";
import { AlertDialog } from "#shared/ui/overlays/alert-dialog.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { Textarea } from "#shared/ui/forms/textarea.tsx";
import { toast } from "#shared/ui/overlays/toast.tsx";
import { useFounderStep, type FounderStep } from "../applications.mutations.ts";

interface FounderStepDialogProps {
  application: Application;
  step: FounderStep;
  onClose: () => void;
  onDone: (step: FounderStep) => void;
}

const TEXTS: Record<
  FounderStep,
  { title: () => string; text: () => string; confirm: () => string; done: () => string }
> = {
  withdraw: {
    title: m.applications_withdraw_title,
    text: m.applications_withdraw_text,
    confirm: m.applications_withdraw,
    done: m.applications_withdraw_done,
  },
  appeal: {
    title: m.applications_appeal_title,
    text: m.applications_appeal_text,
    confirm: m.applications_appeal,
    done: m.applications_appeal_done,
  },
  discard: {
    title: m.applications_discard_title,
    text: m.applications_discard_text,
    confirm: m.applications_discard,
    done: m.applications_discard_done,
  },
};

/** Asks before a founder withdraws, appeals (with a reason, once) or throws a draft away. */
export function FounderStepDialog({ application, step, onClose, onDone }: FounderStepDialogProps) {
  const [reason, setReason] = useState("");
  const mutation = useFounderStep();
  const needsReason = step === "appeal";
  const tooShort = needsReason && reason.trim().length < LIMITS.reasonMin;

  function confirm() {
    mutation.mutate(
      { step, id: application.id, version: application.version, reason: reason.trim() },
      {
        onSuccess: () => {
          toast.success(TEXTS[step].done());
          onDone(step);
        },
      },
    );
  }
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={TEXTS[step].title()}
      description={TEXTS[step].text()}
      confirmLabel={TEXTS[step].confirm()}
      tone={step === "appeal" ? "primary" : "danger"}
      pending={mutation.isPending}
      confirmDisabled={tooShort}
      onConfirm={confirm}
    >
      <div className="grid gap-4">
        {needsReason && (
          <Field
            label={m.applications_appeal_reason()}
            required
            counter={{ used: reason.length, max: LIMITS.reasonMax }}
          >
            <Textarea
              value={reason}
              maxLength={LIMITS.reasonMax}
              rows={5}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        )}
        {mutation.isError && (
          <Alert tone="danger" live>
            {errorText(mutation.error)}
          </Alert>
        )}
      </div>
    </AlertDialog>
  );
}
