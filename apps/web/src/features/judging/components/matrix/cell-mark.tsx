import { Check, Plus } from "lucide-react";
import { cn } from "#shared/ui/class-names.ts";
import type { CellLook, Match } from "../../model/cell-look.ts";

const HATCH = "repeating-linear-gradient(135deg, var(--border-strong) 0 2px, transparent 2px 5px)";

interface CellMarkProps {
  look: CellLook;
  /** A free dot is the stronger and a ring the fuller, the better its evaluator fits. */
  match?: Match;
  /** A coordinator keeps it where it is. */
  isFixed?: boolean;
  /** Since when it is taken, in milliseconds after the others that were taken with it. */
  takenAfter?: number | undefined;
}

const DOTS: Record<Match, string> = {
  knows: "size-1.5 bg-evaluator",
  unsaid: "size-1 bg-evaluator/40",
  others: "size-0.5 bg-border-strong",
};
const FILLS: Record<Match, string> = { knows: "bg-evaluator/45", unsaid: "bg-evaluator/20", others: "" };

/** A seat of the matrix: a ring that is assigned, pale until it is accepted, filled once handed in, dashed once declined, hatched where nobody may sit. */
export function CellMark({ look, match = look === "expert" ? "knows" : "unsaid", isFixed, takenAfter }: CellMarkProps) {
  if (look === "barred" || look === "recused")
    return <i aria-hidden className="size-4.5 rounded-sm bg-muted" style={{ background: HATCH }} />;
  if (look === "free" || look === "expert") return <i aria-hidden className={cn("rounded-full", DOTS[match])} />;
  const isAdjustable = look === "proposed" || look === "put_in" || look === "taken_out";
  return (
    <i
      aria-hidden
      className={cn(
        "grid size-4 place-items-center rounded-full border-2",
        look !== "asked" && look !== "declined" && !isAdjustable && "border-evaluator",
        look === "asked" && "border-evaluator/40",
        look === "assigned" && FILLS[match],
        isFixed && "outline-2 outline-offset-1 outline-foreground",
        takenAfter !== undefined && "motion-safe:animate-[seat-taken_100ms_ease-out_both]",
        look === "submitted" && "bg-evaluator text-surface",
        look === "declined" && "border-dashed border-danger",
        isAdjustable && "border-accent",
        (look === "proposed" || look === "put_in") && "bg-accent text-foreground",
        look === "taken_out" && "border-dotted",
      )}
      style={takenAfter === undefined ? undefined : { animationDelay: `${takenAfter}ms` }}
    >
      {look === "submitted" && <Check className="size-2.5" strokeWidth={4} />}
      {look === "put_in" && <Plus className="size-2.5" strokeWidth={4} />}
    </i>
  );
}
