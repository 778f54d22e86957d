import { Undo2 } from "lucide-react";
import { m } from "#messages";
import { Button } from "#shared/ui/button.tsx";

interface AdjustmentLineProps {
  takenOut: number;
  putIn: number;
  isBusy: boolean;
  /** Back to what was computed. */
  onReset: () => void;
}

/** What was taken out of a proposal and put in, with the way back; before that, that it can be. */
export function AdjustmentLine({ takenOut, putIn, isBusy, onReset }: AdjustmentLineProps) {
  const isAdjusted = takenOut + putIn > 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-border px-5 py-3 text-sm">
      <p role="status" className={isAdjusted ? "tnum font-semibold" : "text-muted-foreground"}>
        {isAdjusted ? m.judging_adjusted({ out: takenOut, in: putIn }) : m.judging_adjust_hint()}
      </p>
      {isAdjusted && (
        <Button variant="outline" size="sm" disabled={isBusy} onClick={onReset}>
          <Undo2 aria-hidden />
          {m.judging_adjusted_reset()}
        </Button>
      )}
    </div>
  );
}
