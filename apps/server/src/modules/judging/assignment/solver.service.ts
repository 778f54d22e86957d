import type { Highs } from "highs";
import { dealtPairs, groupsOf, programOf, type Pair, type Program, type Task } from "./distribution.policy.ts";

const FIRST_MARGIN = 4;

/** A distribution that cannot be bettered: as many reviews as there can be, then level loads, then the most expertise. */
export function distribute(highs: Highs, task: Task): Pair[] {
  const groups = groupsOf(task);
  if (groups.length === 0 || task.evaluators.length === 0) return [];
  for (let margin = FIRST_MARGIN; ; margin *= 8) {
    const program = programOf(task, groups, margin);
    const amounts = optimum(highs, program);
    // Loads beyond what was counted one by one are not level: counted further.
    if (program.tails.some((column) => (amounts[column] ?? 0) > 0)) continue;
    const gifts = program.gifts.map(({ group, evaluator, column }) => ({
      group,
      evaluator,
      units: amounts[column] ?? 0,
    }));
    return dealtPairs(task, groups, gifts);
  }
}

/** How much of each column the optimum has. @throws Error when the solver finds none: a program with slack always has one */
function optimum(highs: Highs, { cost, upper, rows, totals }: Program): number[] {
  const starts = [0];
  for (const entries of rows) starts.push((starts.at(-1) ?? 0) + entries.length);
  return highs.withModel(
    {
      numCols: cost.length,
      numRows: totals.length,
      colCost: cost,
      colLower: cost.map(() => 0),
      colUpper: upper,
      rowLower: totals,
      rowUpper: totals,
      matrix: {
        format: "csc",
        numRows: totals.length,
        numCols: cost.length,
        starts,
        indices: rows.flatMap((entries) => entries.map(([row]) => row)),
        values: rows.flatMap((entries) => entries.map(([, value]) => value)),
      },
    },
    (model) => {
      model.options.set("output_flag", false);
      model.options.set("solver", "simplex");
      model.run();
      const amounts = Array.from(model.getSolution().colValue, Math.round);
      const sums = totals.map(() => 0);
      rows.forEach((entries, column) => {
        for (const [row, value] of entries) sums[row] = (sums[row] ?? 0) + value * (amounts[column] ?? 0);
      });
      if (sums.some((sum, row) => sum !== totals[row])) throw new Error("The solver found no whole distribution.");
      return amounts;
    },
  );
}
