import type { Result, Results } from "@kerkis/contract/judging/results/results.schema.ts";
import { m } from "#messages";
import { formatFigure, formatNumber } from "#shared/i18n/format.ts";

export type Figure = "corrected" | "interval" | "mean" | "median" | "spread";

/** What a figure is called, how it comes about, and the same with a row's numbers, line by line. */
export interface Formula {
  name: string;
  text: string;
  numbers: string[];
}

const one = (value: number): string => formatFigure(value, 1);
const sum = (values: readonly number[]): string => values.map(one).join(" + ");
const meanOf = (values: readonly number[], mean: number): string =>
  values.length === 1 ? one(mean) : `(${sum(values)}) ÷ ${formatNumber(values.length)} = ${one(mean)}`;

function medianLine(scores: readonly number[], median: number): string {
  const half = Math.floor(scores.length / 2);
  const [low, high] = [scores[half - 1], scores[half]];
  const all = scores.map(one).join(" · ");
  return scores.length % 2 === 1 || low === undefined || high === undefined
    ? `${all} → ${one(median)}`
    : `${all} → (${one(low)} + ${one(high)}) ÷ 2 = ${one(median)}`;
}

function spreadLine(scores: readonly number[], mean: number, spread: number): string {
  const squares = scores.map((score) => `(${one(score)} − ${one(mean)})²`).join(" + ");
  return `√((${squares}) ÷ ${formatNumber(scores.length - 1)}) = ${one(spread)}`;
}

type Numbers = (result: Result, pooled: number | null) => string[] | null;

const FORMULAS: Record<Figure, { name: () => string; text: () => string; numbers: Numbers }> = {
  corrected: {
    name: m.judging_formula_corrected,
    text: m.judging_formula_corrected_text,
    numbers: ({ scores, corrected_scores: each, corrected }) =>
      corrected === null
        ? null
        : [...scores.map((score, index) => `${one(score)} → ${one(each[index] ?? score)}`), meanOf(each, corrected)],
  },
  interval: {
    name: m.judging_formula_interval,
    text: m.judging_formula_interval_text,
    numbers: ({ scores: { length }, interval }, pooled) =>
      interval === null || pooled === null
        ? null
        : [`${formatNumber(1.96, 2)} · ${one(pooled)} ÷ √${formatNumber(length)} = ±${one(interval)}`],
  },
  mean: {
    name: m.judging_formula_mean,
    text: m.judging_formula_mean_text,
    numbers: ({ scores, mean }) => (mean === null ? null : [meanOf(scores, mean)]),
  },
  median: {
    name: m.judging_formula_median,
    text: m.judging_formula_median_text,
    numbers: ({ scores, median }) => (median === null ? null : [medianLine(scores, median)]),
  },
  spread: {
    name: m.judging_formula_spread,
    text: m.judging_formula_spread_text,
    numbers: ({ scores, mean, spread }) =>
      mean === null || spread === null ? null : [spreadLine(scores, mean, spread)],
  },
};

/** @returns null where the row has no such figure */
export function formulaOf(figure: Figure, result: Result, { pooled }: Pick<Results, "pooled">): Formula | null {
  const { name, text, numbers } = FORMULAS[figure];
  const lines = numbers(result, pooled);
  return lines && { name: name(), text: text(), numbers: lines };
}
