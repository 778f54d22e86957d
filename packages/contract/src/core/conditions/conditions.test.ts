import fc from "fast-check";
import { expect, test } from "vitest";
import { condition as conditionSchema } from "./conditions.schema.ts";
import {
  type Compared,
  type Condition,
  evaluate,
  type Fact,
  type Facts,
  factsAsked,
  type Truth,
} from "./conditions.ts";

const NAMES = ["age", "staff", "country", "tags", "is_open"] as const;
const fact: fc.Arbitrary<Fact> = fc.oneof(
  fc.integer({ min: 0, max: 20 }),
  fc.constantFrom("GR", "CY", ""),
  fc.boolean(),
  fc.array(fc.constantFrom("sea", "energy"), { maxLength: 2 }),
  fc.constantFrom(null, undefined),
);
const facts: fc.Arbitrary<Facts> = fc.record(Object.fromEntries(NAMES.map((name) => [name, fact])));
const leaf: fc.Arbitrary<Compared> = fc.record({
  fact: fc.constantFrom(...NAMES, "unheard_of"),
  is: fc.constantFrom("is", "is_not", "one_of", "none_of", "has", "at_most", "at_least", "answered"),
  value: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constantFrom("GR", "sea"), fc.constant<string[]>(["GR", "sea"])),
});
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    fc.record({ all: fc.array(tie("condition"), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie("condition"), { maxLength: 3 }) }),
    fc.record({ not: tie("condition") }),
  ),
}));

const opposite: Record<Truth, Truth> = { met: "not_met", not_met: "met", cannot_tell: "cannot_tell" };

test("not is its opposite, twice is itself, and all and any mirror each other", () => {
  fc.assert(
    fc.property(fc.array(condition, { maxLength: 4 }), facts, (parts, given) => {
      const all = evaluate({ all: parts }, given);
      expect(evaluate({ not: { all: parts } }, given)).toBe(opposite[all]);
      expect(evaluate({ not: { not: { all: parts } } }, given)).toBe(all);
      expect(evaluate({ not: { any: parts.map((part) => ({ not: part })) } }, given)).toBe(all);
    }),
  );
});

test("order decides nothing, and saying a thing twice changes nothing", () => {
  fc.assert(
    fc.property(fc.array(condition, { minLength: 1, maxLength: 4 }), facts, (parts, given) => {
      for (const joined of [(some: Condition[]) => ({ all: some }), (some: Condition[]) => ({ any: some })]) {
        const truth = evaluate(joined(parts), given);
        expect(evaluate(joined(parts.toReversed()), given)).toBe(truth);
        expect(evaluate(joined([...parts, ...parts]), given)).toBe(truth);
      }
    }),
  );
});

test("learning a fact that was not known never turns a verdict over, unless it is asked whether it is known", () => {
  const isAsked = (of: Condition): boolean => JSON.stringify(of).includes('"answered"');
  fc.assert(
    fc.property(condition, facts, fc.constantFrom(...NAMES), fact, (asked, given, name, value) => {
      fc.pre(!isAsked(asked));
      const before = evaluate(asked, { ...given, [name]: null });
      const after = evaluate(asked, { ...given, [name]: value });
      expect([before, "cannot_tell"]).toContain(before === "cannot_tell" ? before : after);
    }),
  );
});

test("only the facts that it asks for matter, and what is kept as JSON says the same", () => {
  fc.assert(
    fc.property(condition, facts, (asked, given) => {
      const named = Object.fromEntries(factsAsked(asked).map((name) => [name, given[name]]));
      const truth = evaluate(asked, given);
      expect(evaluate(asked, named)).toBe(truth);
      expect(evaluate(JSON.parse(JSON.stringify(asked)) as Condition, given)).toBe(truth);
    }),
  );
});

test.each<[string, Compared, Fact, Truth]>([
  ["the last day counts", { fact: "founded", is: "at_least", value: "2019-01-29" }, "2019-01-29", "met"],
  ["a day too early", { fact: "founded", is: "at_least", value: "2019-01-29" }, "2019-01-28", "not_met"],
  ["not said", { fact: "founded", is: "at_least", value: "2019-01-29" }, "", "cannot_tell"],
  ["a number is not a text", { fact: "staff", is: "at_most", value: 250 }, "12", "cannot_tell"],
  ["exactly as many as allowed", { fact: "staff", is: "at_most", value: 250 }, 250, "met"],
  ["one of several", { fact: "country", is: "one_of", value: ["GR", "CY"] }, "CY", "met"],
  ["none of several", { fact: "country", is: "none_of", value: ["GR", "CY"] }, "CY", "not_met"],
  ["any of several", { fact: "tags", is: "one_of", value: ["sea", "ports"] }, ["air", "ports"], "met"],
  ["several and none of them", { fact: "tags", is: "none_of", value: ["sea", "ports"] }, ["air"], "met"],
  ["several and one of them", { fact: "tags", is: "none_of", value: ["sea", "ports"] }, ["air", "sea"], "not_met"],
  ["a text is not a number", { fact: "staff", is: "is_not", value: 5 }, "five", "cannot_tell"],
  [
    "a number is none of these texts, but no text either",
    { fact: "staff", is: "none_of", value: ["a"] },
    5,
    "cannot_tell",
  ],
  ["one does not hold several", { fact: "country", is: "has", value: "GR" }, "GR", "cannot_tell"],
  ["no is an answer", { fact: "branch", is: "answered" }, false, "met"],
  ["no is not yes", { fact: "branch", is: "is", value: true }, false, "not_met"],
  ["has all of them", { fact: "tags", is: "has", value: ["sea", "ports"] }, ["ports", "sea", "air"], "met"],
  ["has one of them and not the other", { fact: "tags", is: "has", value: ["sea", "ports"] }, ["sea"], "not_met"],
  ["what objects inherit is no fact", { fact: "constructor", is: "answered" }, undefined, "not_met"],
])("%s", (_, compared, value, truth) => {
  expect(evaluate(compared, value === undefined ? {} : { [compared.fact]: value })).toBe(truth);
});

test("what is kept is a condition and nothing else, nested five deep at most", () => {
  const isKept = (value: unknown) => conditionSchema.safeParse(value).success;
  expect(isKept({ all: [{ fact: "age", is: "at_most", value: 8 }, { not: { any: [] } }] })).toBe(true);
  for (const wrong of [null, {}, { all: [], any: [] }, { fact: "Age", is: "is" }, { fact: "age", is: "matches" }])
    expect(isKept(wrong)).toBe(false);
  const deep = (depth: number): unknown => (depth === 0 ? { fact: "age", is: "answered" } : { not: deep(depth - 1) });
  expect(isKept(deep(5))).toBe(true);
  expect(isKept(deep(6))).toBe(false);
});
