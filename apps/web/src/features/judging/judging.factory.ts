import type { Result } from "@kerkis/contract/judging/results/results.schema.ts";
import type { Matrix } from "@kerkis/contract/judging/assignment/assignment.schema.ts";
import type { Round } from "@kerkis/contract/judging/rounds/rounds.schema.ts";

/** Records of a round's screens for tests; what is given wins. */

export const testId = (number: number): string => `0199a000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const both = (text: string) => ({ el: text, en: text });

export const testRound = (given: Partial<Round> = {}): Round => ({
  id: testId(1),
  version: 1,
  number: 1,
  title: both("First round"),
  programme: { id: testId(80), kind: "registry", title: both("Startup registry") },
  required_reviews: 2,
  load_cap: 5,
  places: null,
  deadline: null,
  template_version_id: null,
  hide_applicant: false,
  hide_reviewers: true,
  scores_visible: "never",
  state: "open",
  state_reason: null,
  state_changed_at: null,
  created_at: "2026-11-20T08:00:00.000Z",
  figures: { applications: 2, covered: 0, assigned: 1, submitted: 1, met: 1 },
  ...given,
});

export const testEvaluator = (
  id: string,
  given: Partial<Matrix["evaluators"][number]> = {},
): Matrix["evaluators"][number] => ({
  id,
  name: id,
  may_take: true,
  is_proposed: true,
  fields: [],
  cap: null,
  reminded_at: null,
  stated_at: null,
  asked_at: null,
  ...given,
});

export const testRow = (
  id: string,
  given: Partial<Matrix["applications"][number]> = {},
): Matrix["applications"][number] => ({
  id,
  reference: `KRK-${id}`,
  name: id,
  field: null,
  is_open: true,
  reviews: [],
  ...given,
});

type Review = Matrix["applications"][number]["reviews"][number];
export const testReview = (
  id: string,
  evaluator_id: string,
  status: Review["status"],
  given: Partial<Review> = {},
): Review => ({ id, evaluator_id, status, is_late: false, is_accepted: true, ...given });

/** A row of a ranking, in the place of its number. */
export const testResult = (number: number, given: Partial<Result>): Result => ({
  application_id: testId(number),
  reference: null,
  name: "Aktis Grid",
  field: null,
  stage: null,
  phase: "under_review",
  rank: number,
  corrected: null,
  mean: null,
  median: null,
  spread: null,
  interval: null,
  scores: [],
  corrected_scores: [],
  disagrees: false,
  is_uncertain: false,
  is_passed_on: false,
  ...given,
});
