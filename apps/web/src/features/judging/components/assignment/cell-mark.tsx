import { Check } from "lucide-react";
import { cn } from "#shared/ui/class-names.ts";
import type { CellLook } from "../../model/cell-look.ts";

const HATCH = "repeating-linear-gradient(135deg, var(--border-strong) 0 2px, transparent 2px 5px)";

/** A seat of the matrix: a ring that is assigned, pale until it is accepted, filled once handed in, dashed once declined, hatched where nobody may sit. */
export function CellMark({ look }: { look: CellLook }) {
  if (look === "barred" || look === "recused")
    return <i aria-hidden className="size-4.5 rounded-sm bg-muted" style={{ background: HATCH }} />;
  if (look === "free" || look === "expert")
    return (
      <i
        aria-hidden
        className={cn("rounded-full", look === "expert" ? "size-1.5 bg-evaluator" : "size-0.5 bg-border-strong")}
      />
    );
  return (
    <i
      aria-hidden
      className={cn(
        "grid size-4 place-items-center rounded-full border-2",
        look !== "asked" && look !== "declined" && look !== "proposed" && "border-evaluator",
        look === "asked" && "border-evaluator/40",
        look === "assigned" && "bg-evaluator/25",
        look === "submitted" && "bg-evaluator text-surface",
        look === "declined" && "border-dashed border-danger",
        look === "proposed" && "border-accent bg-accent",
      )}
    >
      {look === "submitted" && <Check className="size-2.5" strokeWidth={4} />}
    </i>
  );
}
