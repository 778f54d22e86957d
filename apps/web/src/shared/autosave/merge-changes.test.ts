import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeChanges, sameValue } from "./merge-changes.ts";

const base = { scores: { team: { score: 3, comment: "" } }, notes: "a" };

test.each([
  ["only mine changed", { ...base, notes: "b" }, base, { ...base, notes: "b" }, []],
  ["only theirs changed", base, { ...base, notes: "c" }, { ...base, notes: "c" }, []],
  [
    "different criteria of one sheet",
    { ...base, scores: { ...base.scores, market: { score: 1, comment: "" } } },
    { ...base, scores: { team: { score: 4, comment: "" } } },
    { ...base, scores: { team: { score: 4, comment: "" }, market: { score: 1, comment: "" } } },
    [],
  ],
  ["the same field to the same value", { ...base, notes: "b" }, { ...base, notes: "b" }, { ...base, notes: "b" }, []],
  [
    "the same field to different values",
    { ...base, notes: "b" },
    { ...base, notes: "c" },
    { ...base, notes: "b" },
    ["notes"],
  ],
  [
    "score and comment of one criterion",
    { ...base, scores: { team: { score: 5, comment: "" } } },
    { ...base, scores: { team: { score: 3, comment: "good" } } },
    { ...base, scores: { team: { score: 5, comment: "good" } } },
    [],
  ],
])("%s", (_, mine, theirs, value, clashes) => {
  expect(mergeChanges<object>({ base, mine, theirs })).toMatchObject({ value, clashes });
});

test("what I sent myself, without hearing back, is no clash", () => {
  const [sent, mine] = [
    { ...base, notes: "b" },
    { ...base, notes: "bc" },
  ];
  expect(mergeChanges({ base, mine, theirs: sent, sent: [sent] })).toEqual({ value: mine, clashes: [], texts: [] });
});

test("lists are taken whole, never interleaved", () => {
  const merged = mergeChanges({ base: { tags: ["a"] }, mine: { tags: ["a", "b"] }, theirs: { tags: ["c"] } });
  expect(merged).toMatchObject({
    value: { tags: ["a", "b"] },
    clashes: ["tags"],
    texts: [{ path: "tags", mine: ["a", "b"] }],
  });
});

test("space around a text, and a missing field, are no change", () => {
  expect(sameValue({ a: "x ", b: undefined }, { a: "x" })).toBe(true);
  expect(sameValue({ a: "x y" }, { a: "xy" })).toBe(false);
});

test("a merge without clashes loses no change of either side", () => {
  const record = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.integer({ min: 0, max: 3 }));
  fc.assert(
    fc.property(record, record, record, (from, mine, theirs) => {
      const { value, clashes } = mergeChanges({ base: from, mine, theirs });
      for (const key of ["a", "b", "c"].filter((name) => !clashes.includes(name))) {
        const isMine = mine[key] !== from[key];
        expect(value[key]).toBe(isMine ? mine[key] : theirs[key]);
      }
    }),
  );
});
