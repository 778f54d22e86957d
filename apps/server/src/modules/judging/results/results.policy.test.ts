import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { correctedTotals, standingsOf, type Given } from "./results.policy.ts";
import { deviationOf, meanOf, medianOf, standardScore } from "./statistics.policy.ts";

describe("published examples", () => {
  test("NIST StRD, NumAcc1: mean 10000002, standard deviation 1", () => {
    const values = [10_000_001, 10_000_003, 10_000_002];
    expect(meanOf(values)).toBe(10_000_002);
    expect(deviationOf(values)).toBe(1);
  });

  test("NIST StRD, NumAcc2: mean 1.2, standard deviation 0.1", () => {
    const values = [1.2, ...Array.from({ length: 500 }, () => [1.1, 1.3]).flat()];
    expect(meanOf(values)).toBeCloseTo(1.2, 12);
    expect(deviationOf(values)).toBeCloseTo(0.1, 12);
  });

  test("NIST StRD, NumAcc4: mean 10000000.2, standard deviation 0.1", () => {
    const values = [10_000_000.2, ...Array.from({ length: 500 }, () => [10_000_000.1, 10_000_000.3]).flat()];
    expect(meanOf(values)).toBeCloseTo(10_000_000.2, 6);
    expect(deviationOf(values)).toBeCloseTo(0.1, 7);
  });

  test("standard scores of the SAT and the ACT: 1800 of mean 1500 and deviation 300 is 1, 24 of 21 and 5 is 0.6", () => {
    expect(standardScore(1800, 1500, 300)).toBe(1);
    expect(standardScore(24, 21, 5)).toBeCloseTo(0.6, 12);
  });

  test("the median of an odd number of values is the middle one, of an even number the mean of two", () => {
    expect(medianOf([1, 3, 3, 6, 7, 8, 9])).toBe(6);
    expect(medianOf([1, 2, 3, 4, 5, 6, 8, 9])).toBe(4.5);
  });
});

test("a severe and a mild reviewer who agree on the order come out alike", () => {
  const given = (...totals: number[]): Given => totals.map((total, index) => [`a${index}`, total]);
  const corrected = correctedTotals([given(40, 50, 60), given(70, 80, 90)]).map((value) => Math.round(value * 1000));
  expect(corrected.slice(0, 3)).toEqual(corrected.slice(3));
  expect(correctedTotals([given(80, 60)])).toEqual([80, 60]);
});

test("correction keeps each reviewer's order", () => {
  const total = fc.integer({ min: 0, max: 100 });
  const reviewers = fc.array(fc.array(total, { minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(reviewers, (given) => {
      const corrected = correctedTotals(given.map((own) => own.map((one, index) => [`a${index}`, one])));
      let from = 0;
      for (const own of given) {
        const theirs = corrected.slice(from, (from += own.length));
        const turned = own.flatMap((one, i) =>
          own.filter((other, j) => one > other && (theirs[i] ?? 0) <= (theirs[j] ?? 0)),
        );
        expect(turned).toEqual([]);
      }
      expect(corrected).toHaveLength(from);
    }),
  );
});

test("ties share a rank, the cut lies between two places, and whoever's interval contains it is uncertain", () => {
  const scores: Record<string, number[]> = {
    a: [90, 91, 92],
    b: [70, 72, 74],
    c: [70, 72, 74],
    d: [69, 71, 73],
    e: [20, 22, 24],
    f: [50, 95],
  };
  const reviews = Object.entries(scores).flatMap(([id, totals]) => totals.map((total): Given => [[id, total]]));
  const { standings, cut } = standingsOf([...Object.keys(scores), "none"], reviews, 4);
  const of = (id: string) => standings.get(id);
  expect(["a", "f", "b", "c", "d", "e", "none"].map((id) => of(id)?.rank)).toEqual([1, 2, 3, 3, 5, 6, null]);
  expect(cut).toEqual({ places: 4, threshold: 71.5 });
  expect(of("b")).toMatchObject({ mean: 72, median: 72, spread: 2, is_uncertain: true, disagrees: false });
  expect(of("e")?.is_uncertain).toBe(false);
  expect(of("f")).toMatchObject({ disagrees: true, interval: null, is_uncertain: false });
  expect(standingsOf(["a"], reviews, 9).cut).toBeNull();
});
