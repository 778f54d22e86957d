import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import { m } from "#messages";
import { errorText } from "#shared/api/errors.ts";
import { Confirm } from "#shared/commands/confirm.tsx";
import type { Command } from "#shared/commands/use-command.ts";
import { formatNumber } from "#shared/i18n/format.ts";
import { UnsavedSheet } from "../../evaluations.mutations.ts";
import type { ScoreSheetState } from "../../hooks/use-score-sheet.ts";
import { RECOMMENDATION_LABELS } from "../evaluation-status.tsx";

interface SubmitDialogProps {
  evaluation: Evaluation;
  sheet: ScoreSheetState;
  command: Command<Evaluation, string>;
  onDone: (submitted: Evaluation) => void;
  onClose: () => void;
}

/** Asks before an evaluation is handed in, with what it comes to. */
export function SubmitDialog({ evaluation, sheet, ...rest }: SubmitDialogProps) {
  const { recommendation } = sheet.value;
  return (
    <Confirm
      title={m.evaluations_sheet_confirm_title()}
      description={
        <>
          <p>{m.evaluations_sheet_confirm_effect()}</p>
          {evaluation.others_see && <p className="mt-3">{m.evaluations_others_see()}</p>}
          {sheet.total !== null && recommendation && (
            <p className="mt-3 font-medium text-foreground">
              {m.evaluations_sheet_confirm_total({
                total: formatNumber(sheet.total, 1),
                recommendation: RECOMMENDATION_LABELS[recommendation](),
              })}
            </p>
          )}
        </>
      }
      confirmLabel={m.evaluations_sheet_submit()}
      input={() => evaluation.id}
      refusal={(error) =>
        error instanceof UnsavedSheet
          ? { title: m.evaluations_sheet_unsaved_title(), text: m.evaluations_sheet_unsaved_text() }
          : { title: m.evaluations_sheet_submit_failed(), text: errorText(error) }
      }
      {...rest}
    />
  );
}
