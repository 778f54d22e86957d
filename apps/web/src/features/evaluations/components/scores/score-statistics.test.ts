import type { EvaluationSummary } from "@kerkis/contract/evaluations/evaluations.schema.ts";
import { expect, test } from "vitest";
import { criterion, evaluationSummary } from "../../evaluations.factory.ts";
import { isCriterionDisputed, scoreStatistics } from "./score-statistics.ts";

const submitted = (weighted_total: number, given: Partial<EvaluationSummary> = {}): EvaluationSummary =>
  evaluationSummary({ status: "submitted", weighted_total, ...given });

test("mean and range count what was handed in, and nothing else", () => {
  expect(scoreStatistics([])).toBeNull();
  expect(scoreStatistics([evaluationSummary({ status: "in_progress", weighted_total: 10 })])).toBeNull();
  expect(scoreStatistics([submitted(70.2), submitted(80.1), evaluationSummary({ status: "recused" })])).toEqual({
    count: 2,
    mean: 75.2,
    lowest: 70.2,
    highest: 80.1,
    isDisputed: false,
  });
});

test("twenty-five points apart is a disagreement, less is not", () => {
  expect(scoreStatistics([submitted(50), submitted(75)])?.isDisputed).toBe(true);
  expect(scoreStatistics([submitted(50), submitted(74.9)])?.isDisputed).toBe(false);
  expect(scoreStatistics([submitted(10)])?.isDisputed).toBe(false);
});

test("half a scale apart on one criterion is a disagreement", () => {
  const team = criterion({ key: "team", scale_max: 4 });
  const scores = (score: number) => ({ scores: { team: { score, comment: "" } } });
  expect(isCriterionDisputed(team, [submitted(1, scores(1)), submitted(1, scores(3))])).toBe(true);
  expect(isCriterionDisputed(team, [submitted(1, scores(2)), submitted(1, scores(3))])).toBe(false);
});
