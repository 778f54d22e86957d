import type { Application } from "@kerkis/contract/applications/applications.schema.ts";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
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
  const { id, version } = application;
  const text = TEXTS[step];
  return (
    <Confirm
      tone={step === "appeal" ? "primary" : "danger"}
      title={text.title()}
      description={text.text()}
      confirmLabel={text.confirm()}
      {...(step === "appeal" && { reason: { label: m.applications_appeal_reason(), isRequired: true } })}
      command={useFounderStep()}
      input={({ reason }) => ({ step, id, version, reason })}
      onClose={onClose}
      onDone={() => {
        toast.success(text.done());
        onDone(step);
      }}
    />
  );
}
