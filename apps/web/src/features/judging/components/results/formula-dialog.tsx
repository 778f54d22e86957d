import type { Result, Results } from "@kerkis/contract/judging/results/results.schema.ts";
import { m } from "#messages";
import { Dialog } from "#shared/ui/overlays/dialog.tsx";
import { type Figure, formulaOf } from "../../model/formula.ts";

/** A figure that was asked about. */
export interface Asked {
  figure: Figure;
  result: Result;
}

interface FormulaDialogProps {
  asked: Asked;
  results: Results;
  onClose: () => void;
}

/** How a figure of a ranking came about: its formula, and the same with the numbers of its row. */
export function FormulaDialog({ asked: { figure, result }, results, onClose }: FormulaDialogProps) {
  const formula = formulaOf(figure, result, results);
  if (!formula) return null;
  const { name, text, numbers } = formula;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.judging_formula_title({ figure: name, name: result.name || (result.reference ?? "") })}
      description={text}
    >
      <h3 className="text-sm font-semibold text-muted-foreground">{m.judging_formula_numbers()}</h3>
      <ul className="tnum mt-2 grid gap-1 [overflow-wrap:anywhere]">
        {numbers.map((line, index) => (
          // Two reviewers may have given the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="last:text-lg last:font-semibold">
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted-foreground">{m.judging_formula_rounded()}</p>
    </Dialog>
  );
}
