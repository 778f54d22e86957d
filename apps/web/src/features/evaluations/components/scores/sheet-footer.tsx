import type { Evaluation } from "@kerkis/contract/evaluations/evaluation.schema.ts";
import { Send } from "lucide-react";
import { m } from "#messages";
import { AutosaveIndicator } from "#shared/autosave/autosave-indicator.tsx";
import { formatNumber } from "#shared/i18n/format.ts";
import { Button } from "#shared/ui/button.tsx";
import { Ring } from "#shared/ui/marks/ring.tsx";
import type { ScoreSheetState } from "../../hooks/use-score-sheet.ts";

interface SheetFooterProps {
  evaluation: Evaluation;
  sheet: ScoreSheetState;
  isPending: boolean;
  onSubmit: () => void;
}

/** The total as it grows, whether everything is saved, and the way to hand it in; always in sight. */
export function SheetFooter({ evaluation, sheet, isPending, onSubmit }: SheetFooterProps) {
  const { total, totalSoFar, scoredCount, autosave } = sheet;
  const shown = total ?? totalSoFar;
  const label = total === null ? m.evaluations_sheet_total_so_far() : m.evaluations_sheet_total();
  const criteriaCount = evaluation.template.criteria.length;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-border bg-surface px-5 py-3.5 sm:px-6">
      <Ring value={shown ?? 0} label={label} size={56} stroke={5}>
        <span className="display text-lg">{shown === null ? "–" : formatNumber(shown, 1)}</span>
      </Ring>
      <div className="min-w-0 flex-1">
        <p className="text-[0.9375rem] leading-snug">
          <b className="block font-semibold">{shown === null ? m.evaluations_sheet_total_none() : label}</b>
          <span className="tnum text-muted-foreground">
            {m.evaluations_sheet_progress({ scored: scoredCount, total: criteriaCount })}
          </span>
        </p>
        {evaluation.can.edit && <AutosaveIndicator state={autosave} />}
      </div>
      {evaluation.can.submit && (
        <Button pending={isPending} onClick={onSubmit} className="max-sm:w-full">
          <Send />
          {m.evaluations_sheet_submit()}
        </Button>
      )}
    </div>
  );
}
