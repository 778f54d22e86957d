import { REASONED_STEPS } from "@kerkis/contract/programmes/programmes.policy.ts";
import type { ManagedChallenge } from "@kerkis/contract/programmes/challenges/challenges.schema.ts";
import type { ProgrammeStep } from "@kerkis/contract/programmes/programmes.taxonomy.ts";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { MomentControl } from "#shared/forms/fields/text-controls.tsx";
import { isEnding, STEP_WORDS } from "../../model/words.ts";
import { zonedMoment } from "../../model/zoned-text.ts";
import { useStepChallenge } from "../../programmes.mutations.ts";
import { StepDates } from "./step-dates.tsx";

const NEW_END = {
  type: "moment",
  label: { el: "Νέα λήξη", en: "New closing date" },
  isRequired: true,
} as const;

interface StepDialogProps {
  challenge: ManagedChallenge;
  step: ProgrammeStep;
  onClose: () => void;
}

/** Until when it takes applications now, or until when it did; undefined where a step says nothing of that. */
function doneWords(step: ProgrammeStep, { closes_at, closed_early_at, answers }: ManagedChallenge): string | undefined {
  if (step === "close" && closed_early_at)
    return m.programmes_step_done_close_at({ moment: zonedMoment(closed_early_at, answers.timezone) });
  if (step === "extend" && closes_at)
    return m.programmes_step_done_extend_to({ moment: zonedMoment(closes_at, answers.timezone) });
  return undefined;
}

/** A step with a call, with what it brings about; an extension asks until when. */
export function StepDialog({ challenge, step, onClose }: StepDialogProps) {
  const { id, version, answers } = challenge;
  const { verb, text, done } = STEP_WORDS[step];
  const form = useForm({ defaultValues: { closes_local: answers.closes_local } });
  const { closes_local } = useWatch({ control: form.control });
  const isExtension = step === "extend";
  return (
    <FormProvider {...form}>
      <Confirm
        title={verb()}
        description={text()}
        confirmLabel={verb()}
        tone={isEnding(step) ? "danger" : "primary"}
        {...(REASONED_STEPS.includes(step) && { reason: { label: m.programmes_step_reason(), isRequired: true } })}
        isReady={!isExtension || (closes_local ?? "") > answers.closes_local}
        command={useStepChallenge()}
        input={({ reason }) => ({
          id,
          version,
          step,
          reason,
          ...(isExtension && closes_local && { closes_local }),
        })}
        done={(after) => doneWords(step, after) ?? done()}
        failed={m.programmes_step_failed()}
        onClose={onClose}
      >
        {isExtension && <MomentControl name="closes_local" field={NEW_END} />}
        {(isExtension || step === "close") && (
          <StepDates challenge={challenge} extendedTo={isExtension ? (closes_local ?? "") : null} />
        )}
      </Confirm>
    </FormProvider>
  );
}
