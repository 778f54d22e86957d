import type { Criterion, EvaluationSummary } from "@kerkis/contract/evaluations/evaluations.schema.ts";

/** From this distance between totals (0 to 100) on, the coordinator is told that evaluators disagree. */
const DISAGREEMENT_POINTS = 25;
/** The same for one criterion, as a share of its scale. */
const DISAGREEMENT_SHARE = 0.5;

export interface ScoreStatistics {
  count: number;
  mean: number;
  lowest: number;
  highest: number;
  isDisputed: boolean;
}

/** Mean (one decimal) and range of the totals handed in; null before the first. */
export function scoreStatistics(evaluations: readonly EvaluationSummary[]): ScoreStatistics | null {
  const totals = evaluations
    .filter(({ status }) => status === "submitted")
    .map(({ weighted_total }) => weighted_total)
    .filter((total) => total !== null);
  if (totals.length === 0) return null;
  const [lowest, highest] = [Math.min(...totals), Math.max(...totals)];
  const mean = Math.round((10 * totals.reduce((sum, total) => sum + total, 0)) / totals.length) / 10;
  return { count: totals.length, mean, lowest, highest, isDisputed: highest - lowest >= DISAGREEMENT_POINTS };
}

/** Whether evaluators see one criterion very differently. */
export function isCriterionDisputed(
  criterion: Criterion,
  evaluations: readonly Pick<EvaluationSummary, "status" | "scores">[],
): boolean {
  const scores = evaluations
    .filter(({ status }) => status === "submitted")
    .map((evaluation) => evaluation.scores[criterion.key]?.score)
    .filter((score) => score !== undefined && score !== null);
  return scores.length > 1 && Math.max(...scores) - Math.min(...scores) >= criterion.scale_max * DISAGREEMENT_SHARE;
}
