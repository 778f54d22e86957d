import { DECLINE_REASONS, type DeclineReason } from "@kerkis/contract/evaluations/evaluations.taxonomy.ts";
import { useState } from "react";
import { m } from "#messages";
import { Confirm } from "#shared/commands/confirm.tsx";
import { Field } from "#shared/ui/forms/field.tsx";
import { RadioCards } from "#shared/ui/forms/radio-cards.tsx";
import { useDecline } from "../../evaluations.mutations.ts";
import { DECLINE_LABELS } from "./decline-words.ts";

export interface DeclinedRow {
  id: string;
  name: string;
  /** Whether something was written on it, which is lost. */
  isBegun: boolean;
}

interface DeclineDialogProps {
  rows: readonly DeclinedRow[];
  onDone?: (() => unknown) | undefined;
  onClose: () => void;
}

const WORDS_MAX = 1000;

/** Asks why assignments are declined, one reason for all of them. A conflict of interest is declared elsewhere, and said so. */
export function DeclineDialog({ rows, onDone, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const decline = useDecline();
  const [only] = rows;
  const effects = [
    rows.length === 1 && only
      ? m.evaluations_decline_effect({ startup: only.name })
      : m.evaluations_decline_effect_many({ count: rows.length }),
    rows.some(({ isBegun }) => isBegun) && m.evaluations_decline_lost(),
    m.evaluations_decline_conflict(),
  ];
  return (
    <Confirm
      tone="danger"
      title={
        rows.length === 1 ? m.evaluations_decline_title() : m.evaluations_decline_title_many({ count: rows.length })
      }
      description={effects.filter(Boolean).join(" ")}
      confirmLabel={m.evaluations_decline_confirm()}
      isReady={reason !== null}
      reason={{ label: m.evaluations_decline_words(), isRequired: reason === "other", max: WORDS_MAX }}
      command={decline}
      input={({ reason: words }) => ({ ids: rows.map(({ id }) => id), reason: reason ?? "other", words })}
      done={m.evaluations_decline_done({ count: rows.length })}
      failed={m.evaluations_decline_failed()}
      onDone={() => (onDone ?? onClose)()}
      onClose={onClose}
    >
      <Field group required label={m.evaluations_decline_reason()}>
        <RadioCards
          columns={1}
          value={reason}
          onValueChange={(value) => setReason(DECLINE_REASONS.find((one) => one === value) ?? null)}
          options={DECLINE_REASONS.map((value) => ({ value, label: DECLINE_LABELS[value]() }))}
        />
      </Field>
    </Confirm>
  );
}
