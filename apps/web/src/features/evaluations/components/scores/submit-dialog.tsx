import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { AlertDialog } from "#shared/ui/overlays/alert-dialog.tsx";
import type { ScoreSheetState } from "../../hooks/use-score-sheet.ts";
import { RECOMMENDATION_LABELS } from "../evaluation-status.tsx";

interface SubmitDialogProps {
  sheet: ScoreSheetState;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an evaluation is handed in, with what it comes to. */
export function SubmitDialog({ sheet, isPending, onConfirm, onClose }: SubmitDialogProps) {
  const { recommendation } = sheet.value;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={m.evaluations_sheet_confirm_title()}
      description={
        <>
          <p>{m.evaluations_sheet_confirm_effect()}</p>
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
      onConfirm={onConfirm}
      pending={isPending}
    />
  );
}
