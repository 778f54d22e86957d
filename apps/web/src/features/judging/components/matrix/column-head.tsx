import { m } from "#messages";
import { cn } from "#shared/ui/class-names.ts";
import type { Evaluator } from "../../model/matrix-picture.ts";

interface ColumnHeadProps {
  evaluator: Evaluator;
  given: number;
  cap: number | null;
  /** Where it stands, with its unit. */
  left: string;
  width: number;
  height: number;
  /** Whether the cell that keys act on is below it. */
  isHere: boolean;
}

/** An evaluator's name on its slant, over how much they have and where their limit is. */
export function ColumnHead({ evaluator, given, cap, left, width, height, isHere }: ColumnHeadProps) {
  const most = cap ?? Math.max(10, given);
  const isFull = cap !== null && given >= cap;
  return (
    <span
      role="columnheader"
      title={[
        evaluator.name,
        `${given}${cap === null ? "" : `/${cap}`}`,
        !evaluator.may_take && m.judging_evaluator_gone(),
      ]
        .filter(Boolean)
        .join(" · ")}
      className="absolute bottom-0"
      style={{ left, width, height }}
    >
      <span
        className={cn(
          "absolute bottom-9 left-3 w-29 origin-bottom-left -rotate-58 truncate text-sm",
          !evaluator.may_take && "text-muted-foreground line-through",
          evaluator.may_take && isFull && "text-warning",
          isHere && "font-semibold",
        )}
      >
        {evaluator.name}
      </span>
      <span aria-hidden className="absolute inset-x-1.5 bottom-1 flex h-7 items-end border-t border-foreground">
        <i
          className={cn("w-full rounded-t-sm", isFull ? "bg-warning" : "bg-evaluator/60")}
          style={{ height: `${Math.min(100, (100 * given) / most)}%` }}
        />
      </span>
      <span className="sr-only">
        {evaluator.may_take ? m.judging_load({ given, cap: cap ?? m.judging_no_cap() }) : m.judging_evaluator_gone()}
      </span>
    </span>
  );
}
