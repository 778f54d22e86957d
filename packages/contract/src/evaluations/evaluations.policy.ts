import type { Criterion, ScoreSheet } from "./evaluations.schema.ts";

/**
 * Weighted total of a score sheet, 0 to 100 with one decimal: Σ weight·score/scale ÷ Σ weight over the criteria that count.
 * Null while a counted criterion has no score. Both sides use it, so the number on screen is the number stored.
 */
export function weightedTotal(criteria: readonly Criterion[], scores: ScoreSheet): number | null {
  const counted = criteria.filter((criterion) => !criterion.independent && criterion.weight > 0);
  let sum = 0;
  let weights = 0;
  for (const criterion of counted) {
    const score = scores[criterion.key]?.score;
    if (score === undefined || score === null) return null;
    sum += (criterion.weight * score) / criterion.scale_max;
    weights += criterion.weight;
  }
  return weights === 0 ? null : Math.round((1000 * sum) / weights) / 10;
}

/** Criteria that still miss a score or a required comment, in template order. */
export function missingCriteria(criteria: readonly Criterion[], scores: ScoreSheet): Criterion[] {
  return criteria.filter((criterion) => {
    const given = scores[criterion.key];
    if (given?.score === undefined || given.score === null || given.score > criterion.scale_max) return true;
    return criterion.comment_required && given.comment.trim() === "";
  });
}

type Weighted = Pick<Criterion, "weight" | "independent">;

/** A criterion's part of the total, 0 to 1; null for one that is shown but not counted. */
export function weightShare(criterion: Weighted, criteria: readonly Weighted[]): number | null {
  if (criterion.independent || criterion.weight <= 0) return null;
  const counted = criteria.filter(({ independent, weight }) => !independent && weight > 0);
  return criterion.weight / counted.reduce((sum, { weight }) => sum + weight, 0);
}
