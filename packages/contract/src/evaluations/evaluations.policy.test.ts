import fc from "fast-check";
import { expect, test } from "vitest";
import type { Criterion } from "./evaluations.schema.ts";
import { missingCriteria, weightedTotal, weightShare } from "./evaluations.policy.ts";

const criterion = (given: Partial<Criterion> & { key: string }): Criterion => ({
  label: { el: "", en: "" },
  help: { el: "", en: "" },
  weight: 1,
  scale_max: 5,
  anchors: [],
  comment_required: false,
  independent: false,
  ...given,
});
const score = (value: number | null, comment = "") => ({ score: value, comment });

const scored = fc
  .uniqueArray(
    fc.record({
      key: fc.string({ minLength: 1, maxLength: 8 }).map((text) => `c-${text}`),
      weight: fc.integer({ min: 1, max: 100 }),
      scale_max: fc.integer({ min: 1, max: 100 }),
      independent: fc.boolean(),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { selector: ({ key }) => key, minLength: 1, maxLength: 12 },
  )
  .map((rows) => ({
    criteria: rows.map((row) => criterion(row)),
    scores: Object.fromEntries(rows.map(({ key, part, scale_max }) => [key, score(Math.round(part * scale_max))])),
  }));

test("a total is 0 to 100 with one decimal, and null only when nothing counts", () => {
  const property = fc.property(scored, ({ criteria, scores }) => {
    const total = weightedTotal(criteria, scores);
    if (criteria.every(({ independent }) => independent)) return total === null;
    return total !== null && total >= 0 && total <= 100 && Math.abs(total * 10 - Math.round(total * 10)) < 1e-9;
  });
  expect(() => fc.assert(property)).not.toThrow();
});

test("a higher score never lowers the total, and all-highest is 100", () => {
  const property = fc.property(scored, fc.nat(), ({ criteria, scores }, pick) => {
    const raised = criteria[pick % criteria.length];
    if (!raised) return true;
    const before = weightedTotal(criteria, scores);
    const after = weightedTotal(criteria, { ...scores, [raised.key]: score(raised.scale_max) });
    const highest = Object.fromEntries(criteria.map(({ key, scale_max }) => [key, score(scale_max)]));
    const best = weightedTotal(criteria, highest);
    return (before ?? 0) <= (after ?? 0) && (best === null || best === 100);
  });
  expect(() => fc.assert(property)).not.toThrow();
});

test("weights matter only in proportion; independent criteria not at all", () => {
  const property = fc.property(scored, fc.integer({ min: 2, max: 9 }), ({ criteria, scores }, factor) => {
    const scaled = criteria.map((each) => ({ ...each, weight: each.weight * factor }));
    const withoutIndependent = criteria.filter(({ independent }) => !independent);
    const total = weightedTotal(criteria, scores);
    // Rounding to one decimal may fall to the other side.
    const same = (other: number | null) => Math.abs((other ?? -1) - (total ?? -1)) < 0.11;
    return same(weightedTotal(scaled, scores)) && same(weightedTotal(withoutIndependent, scores));
  });
  expect(() => fc.assert(property)).not.toThrow();
});

test("one missing score leaves no total", () => {
  const criteria = [criterion({ key: "team" }), criterion({ key: "market" })];
  expect(weightedTotal(criteria, { team: score(4) })).toBeNull();
  expect(weightedTotal(criteria, { team: score(4), market: score(null) })).toBeNull();
  expect(weightedTotal(criteria, { team: score(4), market: score(3) })).toBe(70);
});

test("what is missing: a score, a required comment, a score beyond the scale", () => {
  const criteria = [
    criterion({ key: "team" }),
    criterion({ key: "innovation", comment_required: true }),
    criterion({ key: "support", independent: true, weight: 0 }),
  ];
  const missing = (scores: Parameters<typeof missingCriteria>[1]) =>
    missingCriteria(criteria, scores).map(({ key }) => key);
  expect(missing({})).toEqual(["team", "innovation", "support"]);
  expect(missing({ team: score(5), innovation: score(3, "  "), support: score(0) })).toEqual(["innovation"]);
  expect(missing({ team: score(6), innovation: score(3, "νέο"), support: score(1) })).toEqual(["team"]);
});

test("independent criteria have no part of the total", () => {
  const [a, b] = [
    { weight: 30, independent: false },
    { weight: 10, independent: false },
  ];
  const c = { weight: 60, independent: true };
  expect([a, b, c].map((one) => weightShare(one, [a, b, c]))).toEqual([0.75, 0.25, null]);
});
