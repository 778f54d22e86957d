import { isUncertainAt, thresholdAt } from "@kerkis/contract/judging/results/cut.policy.ts";
import { deviationOf, meanOf, medianOf, squaresOf, standardScore } from "./statistics.policy.ts";

export interface Review {
  application_id: string;
  evaluator_id: string;
  /** Weighted total of the score sheet, 0 to 100: Σ weight · score ÷ scale ÷ Σ weight. */
  total: number;
}

export interface Standing {
  rank: number | null;
  corrected: number | null;
  mean: number | null;
  median: number | null;
  spread: number | null;
  interval: number | null;
  scores: number[];
  /** Each of the scores as it was corrected, in the same order. */
  corrected_scores: number[];
  disagrees: boolean;
  is_uncertain: boolean;
}

/** With fewer reviews a reviewer's severity cannot be told from what they were given: their scores stay as they are. */
const REVIEWS_TO_CORRECT = 3;
/** With fewer reviews an application has no interval. */
const REVIEWS_FOR_INTERVAL = 3;
/** Of a normal distribution, 95 % lies within so many standard errors. */
const NORMAL_95 = 1.96;
/** Reviewers whose scores spread more than this disagree: on a scale of 0 to 5, two far ends beside a middle. */
const DISAGREEMENT = 15;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * Each review corrected for its reviewer's severity: the standard score among the reviewer's own reviews, put on the scale of all
 * reviews, corrected = M + S · (x − m) ÷ s, with M and S the mean and sample deviation of all reviews of the round, m and s those of the
 * reviewer. A reviewer with fewer than three reviews, or with the same score everywhere, is not corrected.
 */
export function correctedTotals(reviews: readonly Review[]): number[] {
  const all = reviews.map(({ total }) => total);
  const deviation = deviationOf(all);
  const byReviewer = new Map(
    [...Map.groupBy(reviews, ({ evaluator_id }) => evaluator_id)].map(([id, theirs]) => {
      const totals = theirs.map(({ total }) => total);
      return [id, { count: totals.length, mean: meanOf(totals), deviation: deviationOf(totals) }] as const;
    }),
  );
  const mean = meanOf(all);
  return reviews.map(({ evaluator_id, total }) => {
    const own = byReviewer.get(evaluator_id);
    if (!own || own.count < REVIEWS_TO_CORRECT || !own.deviation || !deviation) return total;
    return mean + deviation * standardScore(total, own.mean, own.deviation);
  });
}

/**
 * Where each application stands. The interval is 1.96 · p ÷ √n, with p the pooled deviation of corrected scores within
 * applications, √(ΣΣ(x − mean of its application)² ÷ Σ(n − 1)). Ranks go by the corrected score to one decimal; ties share a rank. The cut
 * lies midway between the last place and the next; whoever's interval contains it is uncertain.
 */
export function standingsOf(
  applicationIds: readonly string[],
  reviews: readonly Review[],
  places: number | null,
): { standings: Map<string, Standing>; pooled: number | null; cut: { places: number; threshold: number } | null } {
  const corrected = correctedTotals(reviews);
  const grouped = new Map<string, { total: number; corrected: number }[]>(applicationIds.map((id) => [id, []]));
  reviews.forEach(({ application_id, total }, index) =>
    grouped.get(application_id)?.push({ total, corrected: corrected[index] ?? total }),
  );
  let [freedom, within] = [0, 0];
  for (const theirs of grouped.values()) {
    theirs.sort((a, b) => a.total - b.total);
    if (theirs.length < 2) continue;
    freedom += theirs.length - 1;
    within += squaresOf(theirs.map((one) => one.corrected));
  }
  const pooled = freedom > 0 ? Math.sqrt(within / freedom) : null;

  const standings = new Map<string, Standing>();
  for (const id of applicationIds) {
    const theirs = grouped.get(id) ?? [];
    const scores = theirs.map(({ total }) => total);
    const correctedScores = theirs.map((one) => one.corrected);
    const spread = deviationOf(scores);
    const has = scores.length > 0;
    standings.set(id, {
      rank: null,
      corrected: has ? rounded(meanOf(correctedScores)) : null,
      mean: has ? rounded(meanOf(scores)) : null,
      median: has ? rounded(medianOf(scores)) : null,
      spread: spread === null ? null : rounded(spread),
      interval:
        pooled !== null && scores.length >= REVIEWS_FOR_INTERVAL
          ? rounded((NORMAL_95 * pooled) / Math.sqrt(scores.length))
          : null,
      scores,
      corrected_scores: correctedScores.map(rounded),
      disagrees: spread !== null && spread > DISAGREEMENT,
      is_uncertain: false,
    });
  }
  const ranked = [...standings.values()]
    .filter((standing) => standing.corrected !== null)
    .toSorted((a, b) => (b.corrected ?? 0) - (a.corrected ?? 0));
  ranked.forEach((standing, index) => {
    const before = ranked[index - 1];
    standing.rank = before?.corrected === standing.corrected ? (before?.rank ?? index + 1) : index + 1;
  });
  const threshold = places === null ? null : thresholdAt(ranked, places);
  if (places === null || threshold === null) return { standings, pooled, cut: null };
  for (const standing of ranked) standing.is_uncertain = isUncertainAt(standing, threshold);
  return { standings, pooled, cut: { places, threshold: rounded(threshold) } };
}
