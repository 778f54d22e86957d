import { expect, test } from "vitest";
import { LIBRARY } from "../library/library.taxonomy.ts";
import { aheadOf, type KnownWays } from "./outlook.policy.ts";

const { definition } = LIBRARY.grant;
const ahead = (ways?: KnownWays) =>
  aheadOf(definition, [{ node: "start", since: 0 }], new Map(), ways).map(({ node }) => node.id);

test("a condition is gone through as it is known to turn out; as long as nobody can say, as when all goes well", () => {
  expect(ahead()).toContain("owner_decides");
  expect(ahead()).not.toContain("decision");
  expect(ahead(new Map([["large", "not_met"]]))).toContain("decision");
  expect(ahead(new Map([["large", "not_met"]]))).not.toContain("owner_decides");
  expect(ahead(new Map([["large", "met"]]))).toEqual(ahead());
});

test("what lasts longer than it usually does has its limit, and past that no day at all", () => {
  const times = new Map([["decision", { low: 1, high: 2 }]]);
  const left = (since: number) =>
    aheadOf(definition, [{ node: "decision", since }], times).find(({ node }) => node.id === "decision");
  expect(left(1)).toMatchObject({ low: 0, high: 1 });
  expect(left(2)).toMatchObject({ low: 0, high: 0 });
  expect(left(3)).toMatchObject({ low: null, high: 2 });
  expect(left(5)).toMatchObject({ low: null, high: 0 });
  expect(left(6)).toMatchObject({ low: null, high: null });
});

test("a way that is not drawn is none: the case goes on as when all goes well", () => {
  expect(ahead(new Map([["large", "failed"]]))).toEqual(ahead());
});
