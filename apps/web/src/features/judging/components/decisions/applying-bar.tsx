import { m } from "#messages";
import { formatNumber } from "#shared/i18n/format.ts";
import { cn } from "#shared/ui/class-names.ts";
import { SeatBar } from "#shared/ui/theatre/seat-bar.tsx";
import type { Applying } from "../../hooks/use-applying.ts";

/** A batch that is being applied: how far it is, and that nobody needs to wait for it. */
export function ApplyingBar({ applying: { done, total }, onStage }: { applying: Applying; onStage?: boolean }) {
  const quiet = onStage ? "text-stage-muted" : "text-muted-foreground";
  return (
    <div className="grid gap-2" role="status">
      <p className="flex items-baseline justify-between gap-3">
        {m.judging_applying({ count: total })}
        <span className={cn("tnum text-sm", quiet)}>
          {m.judging_letter_at({ at: formatNumber(done), total: formatNumber(total) })}
        </span>
      </p>
      <SeatBar
        value={done}
        max={Math.max(1, total)}
        seats={24}
        color={onStage ? "var(--accent)" : "var(--primary)"}
        {...(onStage && { onStage })}
        className="h-2.5"
      />
      <p className={cn("text-sm", quiet)}>{m.judging_applying_text()}</p>
    </div>
  );
}
