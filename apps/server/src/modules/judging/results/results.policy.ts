import { isUncertainAt, thresholdAt } from "@kerkis/contract/judging/results/cut.policy.ts";
import { deviationOf, meanOf, medianOf, squaresOf, standardScore } from "./statistics.policy.ts";

/**
 * What one reviewer gave: to which application which weighted total of the score sheet, 0 to 100: Σ weight · score ÷ scale ÷ Σ weight.
 */
export type Given = readonly (readonly [applicationId: string, total: number])[];

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
 * @returns the reviews in the order that they are given in, reviewer by reviewer
 */
export function correctedTotals(reviewers: readonly Given[]): number[] {
  const each = reviewers.map((given) => given.map(([, total]) => total));
  const all = each.flat();
  const [mean, deviation] = [meanOf(all), deviationOf(all)];
  return each.flatMap((own) => {
    const [ownMean, ownDeviation] = [meanOf(own), deviationOf(own)];
    if (own.length < REVIEWS_TO_CORRECT || !ownDeviation || !deviation) return own;
    return own.map((total) => mean + deviation * standardScore(total, ownMean, ownDeviation));
  });
}

/**
 * Where each application stands. The interval is 1.96 · p ÷ √n, with p the pooled deviation of corrected scores within
 * applications, √(ΣΣ(x − mean of its application)² ÷ Σ(n − 1)). Ranks go by the corrected score to one decimal; ties share a rank. The cut
 * lies midway between the last place and the next; whoever's interval contains it is uncertain.
 */
export function standingsOf(
  applicationIds: readonly string[],
  reviewers: readonly Given[],
  places: number | null,
): { standings: Map<string, Standing>; pooled: number | null; cut: { places: number; threshold: number } | null } {
  const sorted = sortReviews(applicationIds, reviewers);
  const pooled = pooledDeviation(sorted);
  const standings = new Map<string, Standing>();
  const ranked: Standing[] = [];
  applicationIds.forEach((id, index) => {
    const standing = standingAt(index, sorted, pooled);
    standings.set(id, standing);
    if (standing.corrected !== null) ranked.push(standing);
  });
  ranked.sort((a, b) => (b.corrected ?? 0) - (a.corrected ?? 0));
  ranked.forEach((standing, index) => {
    const before = ranked[index - 1];
    standing.rank = before?.corrected === standing.corrected ? (before?.rank ?? index + 1) : index + 1;
  });
  const threshold = places === null ? null : thresholdAt(ranked, places);
  if (places === null || threshold === null) return { standings, pooled, cut: null };
  ranked.forEach((standing) => {
    standing.is_uncertain = isUncertainAt(standing, threshold);
  });
  return { standings, pooled, cut: { places, threshold: rounded(threshold) } };
}

/** Scores side by side, the lowest of each application first: those of the application at an index go from its first to the next one's. */
interface SortedReviews {
  firsts: number[];
  totals: number[];
  corrected: number[];
}

function sortReviews(applicationIds: readonly string[], reviewers: readonly Given[]): SortedReviews {
  const indexOf = new Map(applicationIds.map((id, index) => [id, index]));
  const given = reviewers.flat();
  const indexes = given.map(([id]) => indexOf.get(id) ?? null);
  const firsts = [0, ...applicationIds.map(() => 0)];
  for (const index of indexes) if (index !== null) firsts[index + 1] = (firsts[index + 1] ?? 0) + 1;
  for (let index = 1; index < firsts.length; index += 1)
    firsts[index] = (firsts[index] ?? 0) + (firsts[index - 1] ?? 0);
  const ends = firsts.slice();
  const totals = given.map(() => 0);
  const corrected = given.map(() => 0);
  const correctedAll = correctedTotals(reviewers);
  given.forEach(([, total], review) => {
    const index = indexes[review] ?? null;
    if (index === null) return;
    let at = ends[index] ?? 0;
    ends[index] = at + 1;
    for (; at > (firsts[index] ?? 0) && (totals[at - 1] ?? 0) > total; at -= 1) {
      totals[at] = totals[at - 1] ?? 0;
      corrected[at] = corrected[at - 1] ?? 0;
    }
    totals[at] = total;
    corrected[at] = correctedAll[review] ?? total;
  });
  return { firsts, totals, corrected };
}

/** The deviation of corrected scores within applications; null where no application has two. */
function pooledDeviation({ firsts, corrected }: SortedReviews): number | null {
  let freedom = 0;
  let within = 0;
  for (let index = 1; index < firsts.length; index += 1) {
    const from = firsts[index - 1] ?? 0;
    const to = firsts[index] ?? 0;
    if (to - from < 2) continue;
    freedom += to - from - 1;
    within += squaresOf(corrected, from, to);
  }
  return freedom > 0 ? Math.sqrt(within / freedom) : null;
}

/** What an application's scores say, before it has a rank. */
function standingAt(index: number, { firsts, totals, corrected }: SortedReviews, pooled: number | null): Standing {
  const from = firsts[index] ?? 0;
  const to = firsts[index + 1] ?? 0;
  const count = to - from;
  const has = count > 0;
  const spread = deviationOf(totals, from, to);
  return {
    rank: null,
    corrected: has ? rounded(meanOf(corrected, from, to)) : null,
    mean: has ? rounded(meanOf(totals, from, to)) : null,
    median: has ? rounded(medianOf(totals, from, to)) : null,
    spread: spread === null ? null : rounded(spread),
    interval:
      pooled !== null && count >= REVIEWS_FOR_INTERVAL ? rounded((NORMAL_95 * pooled) / Math.sqrt(count)) : null,
    scores: totals.slice(from, to),
    corrected_scores: corrected.slice(from, to).map(rounded),
    disagrees: spread !== null && spread > DISAGREEMENT,
    is_uncertain: false,
  };
}
